'use client';
import {
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isPlainClick } from '../../foundation/isPlainClick.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { warnOnce } from '../../foundation/warnOnce.js';
import { logicalKey, rovingIndex } from '../logicalKey.js';
import { useCurrentInView } from '../useCurrentInView.js';
import { Root } from './Tabs.styles.js';

export interface Tab {
  value: string;
  label: string;
  /**
   * URL of this tab, when its state is a query parameter. Selecting the tab navigates there, and `value` changes with
   * it.
   */
  href?: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs and their panels. */
  tabs: readonly Tab[];
  /** Value of the selected tab. With it, the component is controlled. */
  value?: string;
  /** Value of the tab selected at first; the first tab by default. */
  defaultValue?: string;
  /** Called with the value of the selected tab. */
  onValueChange?: (value: string, details: ValueChange<'selection'>) => void;
  /** `ghost`, above a line, for sections of one topic; `outline` for many short labels such as months. */
  variant?: 'outline' | 'ghost';
  /** Between the tabs and the panel, for example links to its parts. */
  extra?: ReactNode;
}

/**
 * Sections of a page of which one is visible. Arrow keys select the tab at once; tabs with an `href` wait for Enter.
 * Without JavaScript all panels are visible and the tabs link to them. Not for steps or for text that has to be read as
 * a whole.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  variant = 'ghost',
  extra,
  ...rest
}: TabsProps) {
  const { direction, Link } = useUi();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const wanted = value ?? chosen;
  const shown = tabs.some((tab) => tab.value === wanted) ? wanted : tabs[0]?.value;
  // A controlled tab with an href answers the press at once, but is selected only when `value` changes: the navigation
  // may be refused.
  const [pressed, setPressed] = useState<{ value: string; from: string | undefined } | null>(null);
  if (pressed && pressed.from !== shown) setPressed(null);
  useCurrentInView(list, shown);

  const select = (next: string) => {
    if (value === undefined) setChosen(next);
    if (next !== shown) onValueChange?.(next, { reason: 'selection' });
  };

  const navigate = (event: MouseEvent, next: string) => {
    if (!isPlainClick(event)) return;
    if (value !== undefined) setPressed(next === shown ? null : { value: next, from: shown });
    select(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const key = logicalKey(event, direction);
    const next = rovingIndex(key, index, tabs.length, 'ArrowLeft', 'ArrowRight');
    const tab = next === null ? undefined : tabs[next];
    if (key === ' ') {
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
      <div ref={list} role="tablist" aria-label={label} data-part="list" onBlur={() => setPressed(null)}>
        {tabs.map((tab, index) => {
          const shared = {
            role: 'tab',
            id: `${id}tab-${index}`,
            'aria-selected': tab.value === shown,
            'aria-controls': `${id}panel-${index}`,
            tabIndex: tab.value === shown ? 0 : -1,
            'data-part': 'tab',
            'data-pending': tab.value === pressed?.value || undefined,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, index),
          };
          if (tab.href !== undefined) {
            return (
              <Link
                {...shared}
                key={tab.value}
                href={tab.href}
                onClick={(event: MouseEvent) => navigate(event, tab.value)}
              >
                {tab.label}
              </Link>
            );
          }
          return (
            <a
              {...shared}
              key={tab.value}
              href={`#${id}panel-${index}`}
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
      {extra}
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          hidden={tab.value !== shown}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA tabs: a panel without focusable content must be reachable by keyboard
          tabIndex={0}
          data-part="panel"
        >
          {tab.content}
        </div>
      ))}
    </Root>
  );
}
