'use client';
import {
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import type { IconName } from '../../foundation/icons/icons.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { OpenChangeHandler } from '../../foundation/useOpenState.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import type { NavEntry, NavLink } from '../links.js';
import { Root } from './NavBar.styles.js';
import { NavMenus } from './NavMenus.js';
import { useHideOnScroll } from './useHideOnScroll.js';

/** A toggle in the bar. Without JavaScript it is a link to `href`, which offers the same. */
export interface NavBarToggle {
  href: string;
  open: boolean;
  onOpenChange: OpenChangeHandler;
}

export interface NavBarProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The logo, an `<img>` or `<svg>`. The bar sets its height. */
  logo: ReactNode;
  /** Target of the logo, and its accessible name. */
  home: NavLink;
  /** Main links, shown from 1024 px. Below, use a `NavDrawer`, opened by `menu`. */
  entries: readonly NavEntry[];
  /** The button that opens the menu, below 1024 px. */
  menu: NavBarToggle;
  /** The button that opens the search. */
  search: NavBarToggle;
  /** "Hello, Sara", for logged-in visitors. */
  greeting?: ReactNode;
  /** A `LanguageSwitch`. */
  languageSwitch?: ReactNode;
  /** Link to the tracking of an order. */
  orderTracking?: NavLink;
  /** Link to the account, or to log in. */
  profile?: NavLink;
  /** `count` is the sum of quantities. */
  cart?: NavLink & { count: number };
  /** The global brand site, opened in a new tab. */
  globalSite?: NavLink;
  /** A curved lower edge that overlaps the first picture of the page. */
  curved?: boolean;
  /** Content opened by `search`: a `SearchDropdown`. */
  children?: ReactNode;
}

/**
 * The header of every page: a utility row (greeting, order tracking, global site, language) that scrolls away, and a
 * sticky main row that hides on scroll down. Omitted parts are not rendered. Render it as a direct child of a
 * full-height element, so that it can stick.
 */
export function NavBar(props: NavBarProps) {
  const {
    logo,
    home,
    entries,
    menu,
    search,
    greeting,
    languageSwitch,
    orderTracking,
    profile,
    cart,
    globalSite,
    curved = false,
    children,
    ...rest
  } = props;
  const { t, Link } = useUi();
  const scrolledOn = useHideOnScroll();
  const [keyboardInside, setKeyboardInside] = useState(false);
  const hidden = scrolledOn && !keyboardInside && !search.open;

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    rest.onFocus?.(event);
    setKeyboardInside(event.target.matches(':focus-visible'));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    rest.onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setKeyboardInside(false);
  };

  const toggle = (part: string, icon: IconName, label: string, { href, open, onOpenChange }: NavBarToggle) => (
    <Link
      href={href}
      role="button"
      // Safari focuses a clicked link only with a tabindex; dialogs restore the focus to it.
      tabIndex={0}
      aria-expanded={open}
      aria-label={label}
      data-part={part}
      data-action=""
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onOpenChange(!open, { reason: 'trigger-press' });
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpenChange(!open, { reason: 'trigger-press' });
      }}
    >
      <Icon name={icon} />
    </Link>
  );

  return (
    <Root
      {...rest}
      onFocus={onFocus}
      onBlur={onBlur}
      data-part="nav-bar"
      data-curved={curved || undefined}
      data-hidden={hidden || undefined}
    >
      <div data-part="utility">
        <div data-part="inner">
          <span data-part="greeting">{greeting}</span>
          {orderTracking && (
            <Link
              href={orderTracking.href}
              aria-current={orderTracking.current ? 'page' : undefined}
              data-part="order-tracking"
            >
              <Icon name="package" />
              {orderTracking.label}
            </Link>
          )}
          {globalSite && (
            <a
              href={globalSite.href}
              target="_blank"
              rel="noopener"
              data-part="global-site"
              aria-label={`${globalSite.label} (${t('newTab')})`}
            >
              <Icon name="external" />
              {globalSite.label}
            </a>
          )}
          {languageSwitch}
        </div>
      </div>
      <div data-part="main">
        <div data-part="inner">
          {toggle('menu-toggle', 'menu', t(menu.open ? 'closeMenu' : 'openMenu'), menu)}
          <Link href={home.href} aria-label={home.label} data-part="logo">
            {logo}
          </Link>
          <NavMenus entries={entries} closed={hidden} />
          <div data-part="actions">
            {toggle('search-toggle', 'search', t(search.open ? 'closeSearch' : 'openSearch'), search)}
            {profile && (
              <Link
                href={profile.href}
                aria-label={profile.label}
                aria-current={profile.current ? 'page' : undefined}
                data-part="profile"
                data-action=""
              >
                <Icon name="user" />
              </Link>
            )}
            {cart && (
              <Link href={cart.href} aria-current={cart.current ? 'page' : undefined} data-part="cart" data-action="">
                <Icon name="bag" />
                <VisuallyHidden>
                  {cart.count > 0 ? `${cart.label} (${t('cartItems', { n: cart.count })})` : cart.label}
                </VisuallyHidden>
                {cart.count > 0 && (
                  <span key={cart.count} data-part="badge" aria-hidden="true">
                    {cart.count > 99 ? '99+' : cart.count}
                  </span>
                )}
              </Link>
            )}
          </div>
        </div>
      </div>
      {children}
    </Root>
  );
}
