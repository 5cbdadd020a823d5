/** A browser engine, controlled by its own driver. */
export interface Engine {
  /** Opens a window without cookies and storage of earlier ones. */
  readonly open: (size: Size) => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What all drivers can do with a window. */
export interface EngineWindow {
  readonly goTo: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page. It is serialized, so it has no access to its module scope. */
  readonly evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** The element returned by such a function. */
  readonly element: <Args extends unknown[]>(
    find: (...args: Args) => Promise<Element>,
    ...args: Args
  ) => Promise<EngineElement>;
  readonly runScript: (source: string) => Promise<void>;
  /** Presses a key on the focused element. */
  readonly press: (key: Key) => Promise<void>;
  /** A PNG screenshot of the viewport. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors, warnings and policy violations so far. */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** An element, used with the engine's native pointer and keyboard events. */
export interface EngineElement {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Selects an option of a `select`. */
  readonly choose: (value: string) => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
