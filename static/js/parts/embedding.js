/** Whether the address said so when the page was opened: in any frame the page says so itself soon. */
export const isAsked = /[#&]embed=1(&|$)/.test(location.hash);
/** Whether only a board and its explorer are shown: in a frame of another page, or where the address says so. */
export const isInFrame = () => window !== top || isAsked;
