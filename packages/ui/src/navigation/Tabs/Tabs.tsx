'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useUi } from '../../foundation/UiProvider.js';
import { warnOnce } from '../../foundation/warnOnce.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';
import { Root } from './Tabs.styles.js';

export interface Tab {
  value: string;
  label: string;
  /** The address that shows this tab (its state is a query parameter). Pressing the tab then goes there, and `value` follows. */
  href?: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  ref?: Ref<HTMLDivElement>;
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `line` for parts of one thing, `pill` for many short names such as months. */
  variant?: 'line' | 'pill';
}

/**
 * Parts of one page of which one is seen. Arrow keys follow the line of reading and show the tab at once; tabs with an
 * address wait for Enter. Without JavaScript all parts stand below one another and the tabs lead to them. Not for steps, and not for
 * a text that has to be read as a whole.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, variant = 'line', ...rest }: TabsProps) {
  const { direction, Link } = useUi();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const wanted = value ?? chosen;
  const shown = tabs.some((tab) => tab.value === wanted) ? wanted : tabs[0]?.value;
  // A tab with an address is marked when it is pressed; its content comes when `value` has followed.
  const [pressed, setPressed] = useState<{ value: string; from: string | undefined } | null>(null);
  if (pressed && pressed.from !== shown) setPressed(null);
  const selected = pressed?.value ?? shown;

  // A chosen tab outside the visible part of the row, or under its fading edge, comes into it; the page itself must not move.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    // The row's style keeps as much free as fades.
    const fading = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd);
    if (inner.left < outer.left + fading || inner.right > outer.right - fading)
      row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [selected]);

  const select = (next: string) => {
    if (value === undefined) setChosen(next);
    if (next !== shown) onValueChange?.(next);
  };

  const follow = (event: MouseEvent, next: string) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (value !== undefined && !elsewhere) setPressed({ value: next, from: shown });
    select(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = rovingIndex(logicalKey(event.key, direction), index, tabs.length, 'ArrowLeft', 'ArrowRight');
    const tab = next === null ? undefined : tabs[next];
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
    if (next === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    if (tab.href === undefined) select(tab.value);
  };

  if (tabs.length === 0) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`Tabs "${label}" have no tabs and show nothing: leave them out, or give them "tabs".`);
    return null;
  }
  return (
    <Root {...rest} data-part="tabs" data-variant={variant}>
      <div ref={list} role="tablist" aria-label={label} data-part="list">
        {tabs.map((tab, index) => {
          const shared = {
            role: 'tab',
            id: `${id}tab-${tab.value}`,
            'aria-selected': tab.value === selected,
            'aria-controls': `${id}panel-${tab.value}`,
            tabIndex: tab.value === selected ? 0 : -1,
            'data-part': 'tab',
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, index),
          };
          if (tab.href !== undefined) {
            return (
              <Link
                {...shared}
                key={tab.value}
                href={tab.href}
                onClick={(event: MouseEvent) => follow(event, tab.value)}
              >
                {tab.label}
              </Link>
            );
          }
          return (
            <a
              {...shared}
              key={tab.value}
              href={`#${id}panel-${tab.value}`}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                select(tab.value);
              }}
            >
              {tab.label}
            </a>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}panel-${tab.value}`}
          aria-labelledby={`${id}tab-${tab.value}`}
          hidden={tab.value !== shown}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA tabs: a panel without controls must be reachable by keyboard
          tabIndex={0}
          data-part="panel"
        >
          {tab.content}
        </div>
      ))}
    </Root>
  );
}
