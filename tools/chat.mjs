// What a chat shows of a link to the page: a name, a sentence, and, where the site knows its own address, a picture. Title and
// sentence are those of the page itself.

/** The picture, beside the site's other pictures; it is a part of the site only where its address is known. */
export const PICTURE = "static/icons/share.png";
const SIZE = { width: 1200, height: 630 };
const ALT = "Eight queens on a chessboard, none attacking another, beside the name Undoku.";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The address of the site as it was given, checked: with one slash at its end. */
export function siteUrl(given) {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `SITE_URL has to be the address of the site, as in https://example.org/undoku/, not ${given}`,
    );
  }
  return url.href.replace(/\/*$/, "/");
}

/** The tags for the head of a page, with an address or without. */
export function tags(page, url) {
  const [, title] = /<title>(.*?)<\/title>/s.exec(page) ?? [];
  const [, description] = /<meta\s+name="description"\s+content="(.*?)"/s.exec(page) ?? [];
  if (!title || !description) throw new Error("index.html has no title or no description");
  const texts = { "og:type": "website", "og:title": title, "og:description": description };
  const named = url && {
    "og:url": url,
    "og:image": url + PICTURE,
    "og:image:width": SIZE.width,
    "og:image:height": SIZE.height,
    "og:image:alt": ALT,
    "twitter:card": "summary_large_image",
  };
  return Object.entries({ ...texts, ...named })
    .map(([property, content]) => `    <meta property="${property}" content="${escaped(String(content))}">\n`)
    .join("");
}
