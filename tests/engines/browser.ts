/** Settings of a visitor's browser that a page can detect. */
export interface Settings {
  /** Whether the visitor asks for less motion: `prefers-reduced-motion: reduce`. */
  reducedMotion: boolean;
  /** Whether scripts are enabled. */
  scripts: boolean;
  /** The preferred language as a BCP 47 tag. WebKitGTK's driver cannot set it and keeps that of the machine. */
  language: string;
}

/** Names as in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowLeft" | "ArrowRight" | "End";

/** A position in the window, in CSS pixels. */
export interface Position {
  x: number;
  y: number;
}

/** One window of a browser, without the history, cookies or storage of other visitors. */
export interface Browser {
  /** Loads an address and waits for its load event. */
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Evaluates an expression in the page. @returns its value, or that of its promise, as JSON allows */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  move(position: Position): Promise<unknown>;
  click(position: Position): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** The number of tabs that the visitor's pages have opened. */
  openedTabs(): Promise<number>;
  close(): Promise<unknown>;
}
