import type { ReactNode } from 'react';
import type { IconName } from '../foundation/icons/icons.js';

/** One link of a navigation; `href` goes to the app's link component as it is. */
export interface NavLink {
  href: string;
  label: string;
  /** The page the visitor is on: marked for the eye and with `aria-current="page"`. */
  current?: boolean;
}

/** A link with a drawing, for the bottom bar and the drawer. */
export interface NavIconLink extends NavLink {
  icon: IconName;
  /** A badge, the sum of quantities in the cart; not shown at zero. */
  count?: number;
  /** Another site, opened in a new tab. */
  external?: boolean;
}

export interface NavMenuItem extends NavLink {
  /** A small decorative picture before the label; square, shown at 48 px. */
  media?: ReactNode;
}

/** A main link that opens a group of links. */
export interface NavMenu {
  label: string;
  items: NavMenuItem[];
  /** The page above the group ("View all products"), shown as the last, stronger link. */
  overview?: NavLink;
  /** The visitor is on a page of this group. */
  current?: boolean;
}

export type NavEntry = NavLink | NavMenu;

/** Whether a main link opens a group of links. */
export function isNavMenu(entry: NavEntry): entry is NavMenu {
  return 'items' in entry;
}
