import type { ReactElement, Ref } from 'react';

/** The props that the contract test passes to every component: ref, class name and an attribute. */
export interface OwnProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component's ref has its own element type
  ref: Ref<any>;
  className: string;
  'data-extra': string;
}

/** A minimal example of each component of a group, by component name. */
export type Examples = Record<string, (own: OwnProps) => ReactElement>;

export const noop = () => undefined;
