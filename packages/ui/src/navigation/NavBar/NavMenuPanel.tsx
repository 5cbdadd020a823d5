'use client';
import { useEffect, useRef } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { NavLink, NavMenu } from '../links.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';
import { Panel } from './NavMenuPanel.styles.js';

/** Hover delay before a menu opens, and grace period before it closes, ms. */
const REST = 80;
const STRAY = 240;

/** The menu that is open: opened by a press it stays until the next one, opened by hovering it closes on leave. */
export interface OpenMenu {
  label: string;
  pressed: boolean;
}

interface NavMenuPanelProps {
  menu: NavMenu;
  open: boolean;
  onOpenChange: (change: (now: OpenMenu | null) => OpenMenu | null) => void;
}

/**
 * The panel of a menu, next to its button in an item of the navbar. Adds hovering, arrow keys, Escape, and closing on an
 * outside press or when the focus leaves.
 */
export default function NavMenuPanel({ menu, open, onOpenChange }: NavMenuPanelProps) {
  const { direction, Link } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const { label } = menu;

  useEffect(() => {
    const item = panel.current?.parentElement;
    if (!item) return;
    const stop = new AbortController();
    const on = (name: 'pointerenter' | 'pointerleave', listener: () => void) =>
      item.addEventListener(name, ({ pointerType }) => pointerType === 'mouse' && listener(), { signal: stop.signal });
    let timer: ReturnType<typeof setTimeout>;
    const later = (change: Parameters<typeof onOpenChange>[0], ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => onOpenChange(change), ms);
    };
    const enter = () => later((now) => (now?.label === label ? now : { label, pressed: false }), REST);
    on('pointerenter', enter);
    on('pointerleave', () => later((now) => (now?.label === label && !now.pressed ? null : now), STRAY));
    // A press decides, also when it closes the menu within the delay of hovering.
    item.addEventListener('click', () => clearTimeout(timer), { signal: stop.signal });
    // The pointer was there before this code.
    if (item.matches(':hover')) enter();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [label, onOpenChange]);

  useEffect(() => {
    const item = panel.current?.parentElement;
    const button = item?.querySelector('a');
    if (!item || !button) return;
    const close = () => onOpenChange((now) => (now?.label === label ? null : now));
    const onKeyDown = (event: KeyboardEvent) => {
      const links = [...(panel.current?.querySelectorAll<HTMLElement>('a:not([tabindex])') ?? [])];
      const index = links.indexOf(event.target as HTMLElement);
      const key = logicalKey(event, direction);
      let next: HTMLElement | undefined;
      if (key === 'Escape' && open) {
        close();
        next = button;
      } else if (index >= 0) {
        next =
          key === 'ArrowUp' && index === 0
            ? button
            : links[rovingIndex(key, index, links.length, 'ArrowUp', 'ArrowDown') ?? -1];
      } else if (key === 'ArrowDown') {
        onOpenChange(() => ({ label, pressed: true }));
        // Hidden links cannot be focused.
        panel.current?.removeAttribute('hidden');
        next = links[0];
      }
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!item.contains(target as Node)) close();
    };
    item.addEventListener('keydown', onKeyDown);
    item.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      item.removeEventListener('keydown', onKeyDown);
      item.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, label, direction, onOpenChange]);

  const link = ({ href, label: text, current }: NavLink, part: string, icon?: 'arrow-end') => (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      data-part={part}
      onClick={() => onOpenChange(() => null)}
    >
      {text}
      {icon && <Icon name={icon} />}
    </Link>
  );

  return (
    <Panel ref={panel} hidden={!open} data-part="menu">
      <div data-part="inner">
        <ul>
          {menu.items.map((item) => (
            <li key={item.href}>
              {item.media && (
                <Link
                  href={item.href}
                  tabIndex={-1}
                  aria-hidden
                  data-part="media"
                  onClick={() => onOpenChange(() => null)}
                >
                  {item.media}
                </Link>
              )}
              {link(item, 'title')}
              {item.links && item.links.length > 0 && (
                <ul>
                  {item.links.map((each) => (
                    <li key={each.href}>{link(each, 'link')}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {menu.overview && link(menu.overview, 'overview', 'arrow-end')}
      </div>
    </Panel>
  );
}
