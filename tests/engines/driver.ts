/** Settings of a visitor's browser that a page can detect. */
export interface Settings {
  /** False for `prefers-reduced-motion: reduce`. */
  motion: boolean;
  /** Whether scripts are enabled. */
  scripts: boolean;
  /** The preferred language. Engines whose driver cannot set it keep theirs. */
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

/** A place in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Controls one window of an engine, without history, cookies or storage of other visitors. */
export interface Driver {
  /** Loads an address and waits for its load event. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page with JSON values and awaits its result. */
  call(source: string, values: readonly unknown[]): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  /** The least width of a window in CSS pixels, if the engine has one. */
  narrowest?: number;
  /** Moves the mouse to a place and leaves it there. */
  point(place: Place): Promise<void>;
  click(place: Place): Promise<void>;
  press(key: Key): Promise<void>;
  wheel(place: Place, by: Place): Promise<void>;
  /** Drags a finger, if the driver supports touch. */
  drag?(from: Place, to: Place): Promise<void>;
  /** The window as a PNG with one pixel per CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  /** The number of tabs that the visitor's pages have opened. */
  openedTabs(): Promise<number>;
  close(): Promise<void>;
}

/** A running engine for any number of visitors. */
export interface Engine {
  visitor(settings: Settings): Promise<Driver>;
  close(): Promise<void>;
}
