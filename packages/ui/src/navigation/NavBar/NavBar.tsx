'use client';
import {
  startTransition,
  Suspense,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { lazyWithRetry } from '../../foundation/lazyWithRetry.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { OpenChangeHandler } from '../../foundation/useOpenState.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { isNavMenu, type NavEntry, type NavLink } from '../links.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';
import { Root } from './NavBar.styles.js';
import type { OpenMenu } from './NavMenuPanel.js';
import { useHideOnScroll } from './useHideOnScroll.js';

// Most visits never open a menu.
const NavMenuPanel = lazyWithRetry(() => import('./NavMenuPanel.js'), { quiet: true });

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
  /**
   * Main links, shown from 1024 px. Below, use a `NavDrawer`, opened by `menu`. An entry with `items` opens a panel,
   * loaded on first use; without JavaScript it links to its `overview`.
   */
  entries: readonly NavEntry[];
  /** The button that opens the menu, below 1024 px. */
  menu: NavBarToggle;
  /** The button that opens the search, below 1024 px. */
  search: NavBarToggle;
  /** The search field, from 1024 px: a `SearchForm` or `SearchDropdown`. */
  searchField?: ReactNode;
  /** "Hello, Sara", for logged-in visitors. */
  greeting?: ReactNode;
  /** A `LanguageSwitch`. */
  languageSwitch?: ReactNode;
  /** Link to the tracking of an order. */
  orderTracking?: NavLink;
  /** Link to the account, or to log in. */
  profile?: NavLink;
  /** Link to the wishlist. */
  wishlist?: NavLink;
  /** `count` is the sum of quantities. */
  cart?: NavLink & { count: number };
  /** The global brand site, opened in a new tab. */
  globalSite?: NavLink;
  /** A curved lower edge that overlaps the first picture of the page. */
  curved?: boolean;
  /** Content opened by `search`: a `SearchSheet`. */
  children?: ReactNode;
}

/**
 * The header of every page: logo, search and the visitor's own links, and from 1024 px a row of main links with menus.
 * It hides on scroll down, and scrolls away in low windows, as at 400 % zoom. Omitted parts are not rendered. Exposes
 * its height as `--nav-bar-height` to sticky elements. Render it as a direct child of a full-height element, so that it
 * can stick.
 */
export function NavBar(props: NavBarProps) {
  const {
    logo,
    home,
    entries,
    menu,
    search,
    searchField,
    greeting,
    languageSwitch,
    orderTracking,
    profile,
    wishlist,
    cart,
    globalSite,
    curved = false,
    children,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const { t, direction, Link } = useUi();
  const scrolledOn = useHideOnScroll();
  const [keyboardInside, setKeyboardInside] = useState(false);
  const [menusUsed, setMenusUsed] = useState(false);
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);
  const hidden = scrolledOn && !keyboardInside && !search.open;

  const toggle = (open: boolean, href: string, onToggle: () => void, attributes: object, content: ReactNode) => (
    <Link
      href={href}
      role="button"
      // Safari focuses a clicked link only with a tabindex; dialogs restore the focus to it.
      tabIndex={0}
      aria-expanded={open}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onToggle();
      }}
      {...attributes}
    >
      {content}
    </Link>
  );

  const iconToggle = (part: 'menu' | 'search', { open, href, onOpenChange }: NavBarToggle, label: string) =>
    toggle(
      open,
      href,
      () => onOpenChange(!open, { reason: 'trigger-press' }),
      { 'aria-label': label, 'data-part': `${part}-toggle`, 'data-action': '' },
      <Icon name={part} />,
    );

  const iconLink = (part: 'heart' | 'user', { href, label, current }: NavLink) => (
    <Link href={href} aria-label={label} aria-current={current ? 'page' : undefined} data-action="" data-wide="">
      <Icon name={part} />
    </Link>
  );

  const entryOf = (entry: NavEntry) => {
    if (!isNavMenu(entry))
      return (
        <Link
          href={entry.href}
          data-part="entry"
          data-tone={entry.tone}
          aria-current={entry.current ? 'page' : undefined}
        >
          {entry.label}
        </Link>
      );
    const open = !hidden && openMenu?.label === entry.label;
    return (
      <>
        {toggle(
          open,
          (entry.overview ?? entry.items[0])?.href ?? '',
          () => {
            setMenusUsed(true);
            // A press keeps a menu open that hovering has opened.
            setOpenMenu(open && openMenu.pressed ? null : { label: entry.label, pressed: true });
          },
          { 'data-part': 'entry', 'data-current': entry.current || undefined },
          <>
            {entry.label}
            <Icon name="chevron-down" />
          </>,
        )}
        {menusUsed && (
          <Suspense>
            <NavMenuPanel menu={entry} shown={open} onOpenMenuChange={setOpenMenu} />
          </Suspense>
        )}
      </>
    );
  };

  const loadMenus = () => startTransition(() => setMenusUsed(true));

  return (
    <Root
      {...rest}
      onFocus={composeHandlers(onFocus, (event: FocusEvent<HTMLElement>) =>
        setKeyboardInside(event.target.matches(':focus-visible')),
      )}
      onBlur={composeHandlers(onBlur, (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setKeyboardInside(false);
      })}
      data-part="nav-bar"
      data-curved={curved || undefined}
      data-hidden={hidden || undefined}
    >
      <div data-part="main">
        <div data-part="inner">
          {iconToggle('menu', menu, t(menu.open ? 'closeMenu' : 'openMenu'))}
          <Link href={home.href} aria-label={home.label} data-part="logo">
            {logo}
          </Link>
          {searchField && <div data-part="search">{searchField}</div>}
          <div data-part="actions">
            {languageSwitch}
            {iconToggle('search', search, t(search.open ? 'closeSearch' : 'openSearch'))}
            {profile && iconLink('user', profile)}
            {wishlist && iconLink('heart', wishlist)}
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
      <div data-part="links-row">
        <div data-part="inner">
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the links inside */}
          <nav
            aria-label={t('mainNavigation')}
            data-part="links"
            onPointerEnter={loadMenus}
            onFocus={loadMenus}
            onKeyDown={(event) => {
              const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="entry"]')];
              const index = tops.indexOf(event.target as HTMLElement);
              if (index < 0) return;
              const key = logicalKey(event, direction);
              const next = tops[rovingIndex(key, index, tops.length, 'ArrowLeft', 'ArrowRight') ?? -1];
              if (!next) return;
              event.preventDefault();
              next.focus();
            }}
          >
            <ul>
              {entries.map((entry) => (
                <li key={entry.label} data-part="item">
                  {entryOf(entry)}
                </li>
              ))}
            </ul>
          </nav>
          {greeting && <span data-part="greeting">{greeting}</span>}
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
        </div>
      </div>
      {children}
    </Root>
  );
}
