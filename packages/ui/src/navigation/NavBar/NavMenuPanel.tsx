'use client';
import { useEffect, useRef } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { NavLink, NavMenu } from '../links.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';
import { Panel } from './NavMenuPanel.styles.js';

/** Hover delay before a menu opens, and grace period before it closes, ms. */
const OPEN_DELAY = 80;
const CLOSE_DELAY = 240;

/** The menu that is open: opened by a press it stays until the next one, opened by hovering it closes on leave. */
export interface OpenMenu {
  label: string;
  pressed: boolean;
}

interface NavMenuPanelProps {
  menu: NavMenu;
  shown: boolean;
  onOpenMenuChange: (change: (now: OpenMenu | null) => OpenMenu | null) => void;
}

/**
 * The panel of a menu, next to its button in an item of the navbar. Adds hovering, arrow keys, Escape, and closing on an
 * outside press or when the focus leaves.
 */
export default function NavMenuPanel({ menu, shown, onOpenMenuChange }: NavMenuPanelProps) {
  const { direction, Link } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  // Opens or closes on hover; a press or key overrides it.
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { label } = menu;

  useEffect(() => {
    const item = panel.current?.parentElement;
    if (!item) return;
    const stop = new AbortController();
    const on = (name: 'pointerenter' | 'pointerleave', listener: () => void) =>
      item.addEventListener(name, ({ pointerType }) => pointerType === 'mouse' && listener(), { signal: stop.signal });
    const later = (change: Parameters<typeof onOpenMenuChange>[0], ms: number) => {
      clearTimeout(hoverTimer.current);
      hoverTimer.current = setTimeout(() => onOpenMenuChange(change), ms);
    };
    const enter = () => later((now) => (now?.label === label ? now : { label, pressed: false }), OPEN_DELAY);
    on('pointerenter', enter);
    on('pointerleave', () => later((now) => (now?.label === label && !now.pressed ? null : now), CLOSE_DELAY));
    // A press decides, also when it closes the menu within the delay of hovering.
    item.addEventListener('click', () => clearTimeout(hoverTimer.current), { signal: stop.signal });
    // The pointer was there before this code.
    if (item.matches(':hover')) enter();
    return () => {
      stop.abort();
      clearTimeout(hoverTimer.current);
    };
  }, [label, onOpenMenuChange]);

  useEffect(() => {
    const item = panel.current?.parentElement;
    const button = item?.querySelector('a');
    if (!item || !button) return;
    const close = () => {
      clearTimeout(hoverTimer.current);
      onOpenMenuChange((now) => (now?.label === label ? null : now));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const links = [...(panel.current?.querySelectorAll<HTMLElement>('a:not([tabindex])') ?? [])];
      const index = links.indexOf(event.target as HTMLElement);
      const key = logicalKey(event, direction);
      let next: HTMLElement | undefined;
      if (key === 'Escape' && shown) {
        close();
        next = button;
      } else if (index >= 0) {
        next =
          key === 'ArrowUp' && index === 0
            ? button
            : links[rovingIndex(key, index, links.length, 'ArrowUp', 'ArrowDown') ?? -1];
      } else if (key === 'ArrowDown') {
        onOpenMenuChange(() => ({ label, pressed: true }));
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
  }, [shown, label, direction, onOpenMenuChange]);

  const link = ({ href, label: text, current }: NavLink, part: string, icon?: 'arrow-end') => (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      data-part={part}
      onClick={() => onOpenMenuChange(() => null)}
    >
      {text}
      {icon && <Icon name={icon} />}
    </Link>
  );

  return (
    <Panel ref={panel} hidden={!shown} data-part="menu">
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
                  onClick={() => onOpenMenuChange(() => null)}
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
