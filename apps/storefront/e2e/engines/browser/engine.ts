/** A browser engine, driven from outside as its makers mean it to be. */
export interface Engine {
  /** A window of this size with nothing of earlier windows in it: no cookies, no storage. */
  readonly open: (size: Size) => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What every driver can do with a window. */
export interface EngineWindow {
  readonly goTo: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page. It is sent as text: it knows its arguments and the page, nothing of its module. */
  readonly evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** The element that such a function finds. */
  readonly element: <Given extends unknown[]>(
    find: (...given: Given) => Promise<Element>,
    ...given: Given
  ) => Promise<EngineElement>;
  readonly runScript: (source: string) => Promise<void>;
  /** Presses a key with the focus where it is. */
  readonly press: (key: Key) => Promise<void>;
  /** A picture of what is in view, PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** Errors, warnings and broken policies that the page has told so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** An element, acted upon as by a visitor: with the engine's own pointer and keys. */
export interface EngineElement {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses in a `select`. */
  readonly choose: (value: string) => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
