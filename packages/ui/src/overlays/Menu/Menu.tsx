'use client';
import {
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Placement } from '@floating-ui/react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Button, type ButtonProps } from '../../actions/Button/index.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useOpenState, type OpenStateProps } from '../../foundation/useOpenState.js';
import { nothingTyped, typeAheadMatch, typedAfter } from '../../forms/Select/typeAhead.js';
import { rovingIndex } from '../../navigation/logicalKey.js';
import { useFloatingPanel } from '../useFloatingPanel.js';
import { useOutsidePress } from '../useOutsidePress.js';
import { List, Root } from './Menu.styles.js';

export interface MenuItem {
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Renders a link: an internal path without the language, or an absolute URL. */
  href?: string;
  onSelect?: () => void;
}

/** Attributes for a custom button, which connect it to the menu. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export interface MenuProps extends OpenStateProps, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  ref?: Ref<HTMLDivElement>;
  /** Text of the button, and name of the menu. */
  label: string;
  /** Actions and links, with `separator` between groups. */
  items: readonly (MenuItem | 'separator')[];
  /** Look of the button. */
  variant?: ButtonProps['variant'];
  /** Size of the button. */
  size?: ButtonProps['size'];
  /** `start` and `end` are logical. */
  placement?: Extract<Placement, `${'top' | 'bottom'}-${'start' | 'end'}`>;
  /** A button of your own, for example an `IconButton`. Pass it the attributes. */
  children?: (trigger: MenuTrigger) => ReactNode;
}

/**
 * A button that opens a list of actions or links. For a value of a form, use `Select`; for navigation that everybody
 * needs, use visible links.
 */
export function Menu({
  ref,
  label,
  items,
  open,
  defaultOpen,
  onOpenChange,
  variant = 'outline',
  size = 'medium',
  placement = 'bottom-start',
  children,
  onBlur,
  ...rest
}: MenuProps) {
  const { Link } = useUi();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const attach = useMergedRef(ref, root);
  const [shown, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  /** Which item gets the focus when the menu opens. */
  const entry = useRef<'first' | 'last' | null>(null);
  const typed = useRef(nothingTyped);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useFloatingPanel(shown, button, list, placement);

  const show = (at: 'first' | 'last') => {
    entry.current = at;
    requestOpen(true, 'trigger-press');
  };

  useLayoutEffect(() => {
    if (!shown || entry.current === null) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    all.at(entry.current === 'first' ? 0 : -1)?.focus();
    entry.current = null;
  }, [shown]);

  useOutsidePress(root, shown, () => requestOpen(false, 'outside-press'));

  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      requestOpen(false, 'escape-key');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const at = event.key === 'ArrowDown' ? 'first' : 'last';
      if (shown)
        buttons()
          .at(at === 'first' ? 0 : -1)
          ?.focus();
      else show(at);
    }
  };

  /** Focuses the next item that starts with the typed letters, in either script. */
  const typeAhead = (all: HTMLElement[], index: number) => {
    const options = all.map((item, position) => ({ value: String(position), label: item.textContent }));
    const found = typeAheadMatch(options, typed.current.text, String(index));
    if (found) all[Number(found.value)]?.focus();
  };

  const onListKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = rovingIndex(event.key, index, all.length, 'ArrowUp', 'ArrowDown');
    const nowTyped = typedAfter(typed.current, event);
    if (next !== null) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // Not also the dialog around the menu.
      event.stopPropagation();
      button.current?.focus();
      requestOpen(false, 'escape-key');
    } else if (event.key === 'Tab') {
      // From the button, the browser moves on to what follows it.
      button.current?.focus();
      requestOpen(false, 'focus-out');
    } else if (nowTyped !== typed.current) {
      event.preventDefault();
      typed.current = nowTyped;
      typeAhead(all, index);
    } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    }
  };

  const leave = composeHandlers(onBlur, (event: FocusEvent<HTMLDivElement>) => {
    // Without a new focus the window lost it, or the pointer handler closes the menu.
    if (shown && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      requestOpen(false, 'focus-out');
  });

  const select = ({ disabled, onSelect, href }: MenuItem) => {
    if (disabled) return;
    // A link moves the focus to the next page.
    if (href === undefined) button.current?.focus();
    requestOpen(false, href === undefined ? 'item-press' : 'link-press');
    onSelect?.();
  };

  const trigger: MenuTrigger = {
    ref: button,
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': shown,
    'aria-controls': `${id}-list`,
    onClick: () => (shown ? requestOpen(false, 'trigger-press') : show('first')),
    onKeyDown: onTriggerKeyDown,
  };

  const item = (entryOf: MenuItem) => {
    const attributes = {
      role: 'menuitem',
      tabIndex: -1,
      'data-part': 'item',
      'data-tone': entryOf.tone,
      'aria-disabled': entryOf.disabled || undefined,
      onClick: () => select(entryOf),
    };
    const content = (
      <>
        {entryOf.icon}
        <span>{entryOf.label}</span>
      </>
    );
    if (entryOf.href === undefined || entryOf.disabled)
      return (
        <button type="button" {...attributes}>
          {content}
        </button>
      );
    return (
      <Link href={entryOf.href} {...attributes}>
        {content}
      </Link>
    );
  };

  return (
    <Root {...rest} ref={attach} data-part="menu" onBlur={leave}>
      {children ? (
        children(trigger)
      ) : (
        <Button {...trigger} variant={variant} size={size}>
          {label}
          <SvgIcon shape={chevronDown} />
        </Button>
      )}
      <List
        ref={list}
        id={`${id}-list`}
        popover="manual"
        role="menu"
        aria-label={label}
        data-part="list"
        onKeyDown={onListKeyDown}
      >
        {shown &&
          items.map((entryOf, index) =>
            entryOf === 'separator' ? (
              <div key={`separator-${index}`} role="separator" data-part="separator" />
            ) : (
              <div key={entryOf.label} role="none">
                {item(entryOf)}
              </div>
            ),
          )}
      </List>
    </Root>
  );
}
