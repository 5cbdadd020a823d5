/** Usage guidance for a component, shown on its docs page. Its purpose is in its docstring. */
export interface Guide {
  use: readonly string[];
  dont: readonly string[];
  keyboard?: readonly string[];
  arabic?: readonly string[];
}

/** Guides by component, in the order of the sidebar. */
export type Guides = Readonly<Record<string, Guide>>;

export const arrowKeys = 'Arrow keys follow the reading direction: in Arabic, left means next.';
export const pauseFirst = 'The controls come before the slides, the pause button first. Focus pauses autoplay.';
export const mirrored = 'The whole layout is mirrored.';
export const modal = ['The focus moves in, is trapped, and returns on close.', 'Escape closes.'];
