'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { isNavMenu, type NavEntry, type NavMenu } from '../links.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';

/** Hover delay before a menu opens, and grace period before it closes, ms. */
const REST = 80;
const STRAY = 240;

const topLevel = '[data-part="entry"]';
const menuLinks = '[data-part="menu"] a';

function focusAll(root: Element | null | undefined, selector: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/**
 * The main links and menus. Native `<details>` elements, so they work without JavaScript; hover and arrow keys are
 * added.
 */
export function NavMenus({ entries, closed }: { entries: readonly NavEntry[]; closed: boolean }) {
  const { t, direction, Link } = useUi();
  const [open, setOpen] = useState<number | null>(null);
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A menu opened by click stays open when the pointer leaves; one opened by hover closes.
  const pinned = useRef(false);

  const show = (index: number | null, pin = false) => {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(index);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (closed) setOpen(null);
  }, [closed]);

  useEffect(() => {
    if (open === null) return;
    const onPointerDown = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const hover = (event: PointerEvent, index: number | null) => {
    if (event.pointerType !== 'mouse' || (pinned.current && (index === null || index === open))) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(index), index === null ? STRAY : open === null ? REST : 0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const item = event.currentTarget;
    const here = event.target as HTMLElement;
    const summary = item.querySelector('summary');
    const links = focusAll(item, menuLinks);
    const inMenu = links.indexOf(here);
    const key = logicalKey(event, direction);
    let next: HTMLElement | null | undefined;
    if (key === 'Escape' && open !== null) {
      show(null);
      next = summary;
    } else if (inMenu >= 0 && !key.startsWith('ArrowL') && !key.startsWith('ArrowR')) {
      next =
        key === 'ArrowUp' && inMenu === 0
          ? summary
          : links[rovingIndex(key, inMenu, links.length, 'ArrowUp', 'ArrowDown') ?? -1];
    } else if (key === 'ArrowDown') {
      // Links in a closed menu cannot be focused: open it synchronously first.
      if (summary) flushSync(() => show(index, true));
      next = links[0];
    } else {
      const tops = focusAll(nav.current, topLevel);
      next = tops[rovingIndex(key, index, tops.length, 'ArrowLeft', 'ArrowRight') ?? -1];
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const menu = (entry: NavMenu, index: number) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of its links; the summary is the control
    <details
      open={open === index}
      name="nav-bar-menu"
      data-part="details"
      onToggle={(event) => {
        // Only for changes by the browser, such as find-in-page opening a menu.
        if (event.currentTarget.open !== (open === index)) show(event.currentTarget.open ? index : null, true);
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen((now) => (now === index ? null : now));
      }}
    >
      <summary
        data-part="entry"
        data-current={entry.current || undefined}
        onClick={(event) => {
          event.preventDefault();
          show(open === index && pinned.current ? null : index, true);
        }}
      >
        {entry.label}
        <Icon name="chevron-down" />
      </summary>
      <div data-part="menu" data-media={entry.items.some(({ media }) => Boolean(media)) || undefined}>
        <ul>
          {entry.items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} aria-current={item.current ? 'page' : undefined} onClick={() => show(null)}>
                {item.media && <span data-part="media">{item.media}</span>}
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
        {entry.overview && (
          <Link
            href={entry.overview.href}
            aria-current={entry.overview.current ? 'page' : undefined}
            data-part="overview"
            onClick={() => show(null)}
          >
            {entry.overview.label}
            <Icon name="arrow-end" />
          </Link>
        )}
      </div>
    </details>
  );

  return (
    <nav ref={nav} aria-label={t('mainNavigation')} data-part="links">
      <ul>
        {entries.map((entry, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling key and pointer events of the links inside
          <li
            key={entry.label}
            data-part="item"
            onKeyDown={(event) => onKeyDown(event, index)}
            onPointerEnter={(event) => hover(event, isNavMenu(entry) ? index : null)}
            onPointerLeave={(event) => hover(event, null)}
          >
            {isNavMenu(entry) ? (
              menu(entry, index)
            ) : (
              <Link href={entry.href} data-part="entry" aria-current={entry.current ? 'page' : undefined}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
