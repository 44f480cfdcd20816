/** What a visitor brings along, as far as a page can tell. */
export interface Settings {
  /** Whether things may move; otherwise the visitor asks for reduced motion. */
  motion: boolean;
  /** Whether pages may run scripts of their own. */
  scripts: boolean;
  /** The browser's language; engines whose driver cannot set it keep theirs. */
  language: string;
}

/** Names as in `KeyboardEvent.key`. */
export type Key =
  | "Tab"
  | "Shift+Tab"
  | "Enter"
  | "Escape"
  | "Space"
  | "ArrowLeft"
  | "ArrowRight"
  | "Home"
  | "End";

/** Where something is in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** What an engine's tools do for a visitor: one window, without history, cookies or storage of anybody else. */
export interface Driver {
  /** Loads an address to its end. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page with values that JSON can carry, and waits for what it promises. */
  call(source: string, values: readonly unknown[]): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  /** The least width in CSS pixels that a window of this engine can have, where there is one. */
  narrowest?: number;
  /** Leaves the pointer there, so that what follows a mouse does. */
  point(place: Place): Promise<void>;
  click(place: Place): Promise<void>;
  press(key: Key): Promise<void>;
  wheel(place: Place, by: Place): Promise<void>;
  /** Drags a finger, where the engine's tools have one. */
  drag?(from: Place, to: Place): Promise<void>;
  /** What the window shows, as a PNG with one pixel for each CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  /** How many tabs the pages of this visitor have opened. */
  openedTabs(): Promise<number>;
  close(): Promise<void>;
}

/** An engine that runs, for any number of visitors. */
export interface Engine {
  visitor(settings: Settings): Promise<Driver>;
  close(): Promise<void>;
}
