/** An element of the page, used as a person would. */
export interface Handle {
  click: () => Promise<void>;
  /** Erases what stands in the field and types the text, key by key. */
  type: (text: string) => Promise<unknown>;
}

/** One window of a real browser, driven from outside. `expression` is JavaScript, evaluated in the page. */
export interface Driver {
  open: (url: string) => Promise<unknown>;
  /** Back and Forward. WebKitGTK's driver answers no more after a step back over origins, so it has none. */
  history?: { back: () => Promise<unknown>; forward: () => Promise<unknown> };
  /** The value of an expression, which has to be JSON. */
  value: (expression: string) => Promise<unknown>;
  /** The element that an expression evaluates to, if any. */
  element: (expression: string) => Promise<Handle | undefined>;
  close: () => Promise<void>;
}

/** How many characters `type` erases: no field that the tests fill in holds more. */
export const erased = 20;

export interface Engine {
  name: string;
  /** Whether it is installed here. */
  found: boolean;
  /** Opens a window of this size. What is downloaded goes to `downloads`. */
  launch: (options: { width: number; height: number; downloads: string }) => Promise<Driver>;
}
