// What the widgets find in a page and TypeScript does not know; an element is of the kind that index.html says.

declare namespace Contract {
  /** What hands events on to the callbacks, as page/events.js makes it. */
  interface Sent {
    readonly ready: boolean;
    register(handle: (name: string, detail: object) => void): void;
    raise: Raise;
    withdraw(name: keyof Events): void;
  }
  /** What a widget is given that raises events, whatever else it is given. */
  type Raising = { raise: Raise } & Record<string, any>;
  /** What a widget is given that begins work, and hears whether that can be done. */
  type Working = { raise: <Name extends keyof Events>(name: Name, detail: Events[Name]) => boolean } & Record<
    string,
    any
  >;
  type Asking = { events: Sent } & Record<string, any>;
}

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  closest(selectors: string): any;
  blur(): void;
}

interface Window {
  /** What the callbacks may do with it, and what engine/ may besides. */
  undoku: Contract.Page & Record<string, any>;
  /** Both made by engine/early.js. */
  download: any;
  widgets: any;
  /** Whether the widgets have begun: page/early-there.js says so. */
  begun?: boolean;
}

interface Navigator {
  /** Gigabytes, where a browser tells. */
  readonly deviceMemory?: number;
  /** What is known of the network. */
  readonly connection?: { readonly saveData?: boolean };
}

/** What is pressed is an element; not all events are. */
interface EventTarget {
  closest?(selectors: string): any;
  matches?(selectors: string): boolean;
}

interface Element {
  setAttribute(name: string, value: unknown): void;
}

interface Storage {
  setItem(key: string, value: number): void;
}

interface PerformanceEntry {
  readonly type?: any;
}

// Of workers.
declare function postMessage(message: any, transfer?: Transferable[]): void;
declare const registration: any;
declare const __FILES__: { url: string; revision: string | null; integrity: string }[];
declare const __HASHES__: Record<string, string>;
declare const __DOWNLOAD__: string;
declare function skipWaiting(): void;
declare const clients: any;

declare module "*.html" {
  const text: string;
  export default text;
}

declare module "*.css" {
  const text: string;
  export default text;
}
