import type { ReactNode } from 'react';
import type { IconName } from '../foundation/icons/icons.js';

/** A navigation link. `href` is passed to the app's link component unchanged. */
export interface NavLink {
  href: string;
  label: string;
  /** The current page, marked visually and with `aria-current="page"`. */
  current?: boolean;
  /** Accented among main links, for offers. */
  tone?: 'accent';
}

/** A link with an icon, for bottom bar and drawer. */
export interface NavIconLink extends Omit<NavLink, 'tone'> {
  icon: IconName;
  /** Number in the badge, hidden at 0. */
  count?: number;
  /** What screen readers say for `count`: "3 saved products". By default, things in the cart. */
  countLabel?: string;
  /** Opens another site in a new tab. */
  external?: boolean;
}

export interface NavMenuItem extends NavLink {
  /** Decorative picture, 4:3. */
  media?: ReactNode;
  /** Links below it: the sub-categories of a category. */
  links?: readonly NavLink[];
}

/** A main link that opens a menu. */
export interface NavMenu {
  label: string;
  items: readonly NavMenuItem[];
  /** Overview page ("View all products"), shown last and emphasised. */
  overview?: NavLink;
  /** Whether the current page is in this menu. */
  current?: boolean;
}

export type NavEntry = NavLink | NavMenu;

/** Whether an entry is a menu. */
export function isNavMenu(entry: NavEntry): entry is NavMenu {
  return 'items' in entry;
}
