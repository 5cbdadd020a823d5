import type { ReactElement } from 'react';

/** Shows a function in the code of a story with the given source, as a built page does not have the real one. */
export const shownAs = <Value extends object>(source: string, value: Value): Value => Object.assign(value, { source });

/** A value of any type, shown in the code of a story as the given expression. */
export const expression = (source: string) => shownAs(source, () => undefined) as never;

/** What a component of a story shows in the code in place of itself: its state and its elements. */
export interface InCode {
  /** Lines with the hooks. */
  state: string;
  element: ReactElement;
}
