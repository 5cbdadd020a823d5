import type { ReactElement, Ref } from 'react';

/** What the contract hands to every component: its own ref, class and attribute. */
export interface OwnProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component's ref has its own element type; the contract only looks at the node
  ref: Ref<any>;
  className: string;
  'data-extra': string;
}

/** The smallest useful use of each component of a group, by the component's name. */
export type Examples = Record<string, (own: OwnProps) => ReactElement>;

export const noop = () => undefined;
