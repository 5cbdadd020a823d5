'use client';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type HTMLAttributes, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { stateIcons, type StateTone } from '../../foundation/stateTones.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { useTopModal } from '../modalStack.js';
import { Root } from './Toaster.styles.js';

/** Display time of a toast, ms; longer with an action, which takes time to reach. */
const DURATION = 2000;
const DURATION_WITH_ACTION = 6000;

/** Time before a toast is announced, ms: a live region must be there, and not inert, before its text. */
const ANNOUNCE_DELAY = 200;

export interface Toast {
  id: string;
  message: string;
  tone?: StateTone;
  /** Display time, ms: two seconds by default, six with an action. `Infinity` until it is closed. */
  duration?: number;
  /** An action such as "Undo". Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
}

interface ToastItemProps {
  toast: Toast;
  /** Remaining time of each toast by id, ms. Kept outside, because a toast that moves into a dialog is mounted anew. */
  remainingTimes: Map<string, number>;
  paused: boolean;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, remainingTimes, paused, onDismiss }: ToastItemProps) {
  const { t } = useUi();
  const { id, tone = 'success', message, action, duration = action ? DURATION_WITH_ACTION : DURATION } = toast;
  const progress = useRef<HTMLSpanElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useLayoutEffect(() => {
    // Through the CSSOM: the CSP refuses style attributes in HTML.
    const { style } = progress.current!;
    // Without a limit both are invalid, and the bar does not show.
    style.animationDuration = `${duration}ms`;
    style.animationDelay = `${(remainingTimes.get(id) ?? duration) - duration}ms`;
  }, [id, duration, remainingTimes]);

  // A layout effect, so that the remaining time is known when the toast is mounted anew.
  useLayoutEffect(() => {
    const remaining = remainingTimes.get(id) ?? duration;
    if (paused || remaining === Infinity) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(id), remaining);
    return () => {
      clearTimeout(timer);
      remainingTimes.set(id, remaining - Date.now() + start);
    };
  }, [paused, id, duration, remainingTimes]);

  return (
    <li data-part="toast" data-tone={tone} data-paused={paused || undefined}>
      <span data-part="symbol">
        <Icon name={stateIcons[tone]} />
      </span>
      <span data-part="message">{message}</span>
      {action && (
        <button
          type="button"
          data-part="action"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('close')} data-part="close" onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </button>
      <span ref={progress} data-part="progress" />
    </li>
  );
}

/** Whether an element covers the focused one, such as an Undo button. */
function coversFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return false;
  const [own, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.top < other.bottom && own.bottom > other.top && own.left < other.right && own.right > other.left;
}

export interface ToasterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Visible toasts, oldest first. The app owns the list. */
  toasts: readonly Toast[];
  /** Called when a toast timed out, was closed, or its action was pressed. */
  onDismiss: (id: string) => void;
}

/**
 * Short messages at the top inline end, on phones at the bottom; at the opposite edge if they would cover the focused
 * element. Announced politely and dismissed after their `duration`.
 * Hover and keyboard focus pause all timers; F6 moves the focus to the messages and back. They stay in front of an open
 * `Dialog`, `Drawer`, `BottomSheet` or `Lightbox`. Render it once and always, even when empty: screen readers only
 * announce changes of an existing region. Not for form errors or anything that must be read.
 */
export function Toaster({
  ref,
  toasts,
  onDismiss,
  onPointerOver,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: ToasterProps) {
  const { t } = useUi();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [flipped, setFlipped] = useState(false);
  const root = useRef<HTMLElement>(null);
  const [remainingTimes] = useState(() => new Map<string, number>());
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  /** Index of the toast that has the focus, or -1, and what had the focus before. */
  const focusedIndex = useRef(-1);
  const returnTo = useRef<HTMLElement>(null);
  // The page outside of a modal dialog is inert, so the messages move into it.
  const modal = useTopModal();
  const attach = useMergedRef(ref, root);

  // In the top layer, in front of the dialog and of everything with a z-index. Not in the HTML of the server, which
  // would hide it.
  useLayoutEffect(() => {
    if (!root.current || !('togglePopover' in root.current)) return;
    root.current.popover = 'manual';
    root.current.togglePopover(true);
  }, [modal]);

  // A removed toast takes pointer and focus with it without an event.
  useLayoutEffect(() => {
    if (toasts.length === 0) setHovered(false);
    for (const id of remainingTimes.keys()) if (!toasts.some((toast) => toast.id === id)) remainingTimes.delete(id);
    const index = focusedIndex.current;
    if (index < 0 || root.current?.contains(document.activeElement)) return;
    const closeButtons = root.current?.querySelectorAll<HTMLElement>('[data-part="close"]') ?? [];
    const next = closeButtons[Math.min(index, closeButtons.length - 1)];
    if (!next) {
      focusedIndex.current = -1;
      setFocused(false);
    }
    (next ?? returnTo.current)?.focus({ preventScroll: true });
  }, [toasts, remainingTimes]);

  // After the region has moved into a dialog or out of it: a new region announces only what is added later.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toasts), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [toasts, modal]);

  const empty = toasts.length === 0;
  // The first message decides: others join it.
  useLayoutEffect(() => {
    setFlipped(!empty && root.current !== null && coversFocus(root.current));
  }, [empty]);

  useEffect(() => {
    if (empty) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.key !== 'F6' || modified || event.defaultPrevented) return;
      event.preventDefault();
      const target = focusedIndex.current < 0 ? root.current?.querySelector('button') : returnTo.current;
      target?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [empty]);

  const dismiss = (id: string) => {
    setHovered(false);
    onDismiss(id);
  };

  const region = (
    <Root
      {...rest}
      ref={attach}
      aria-label={t('notifications')}
      data-part="toaster"
      data-flipped={flipped || undefined}
      onPointerOver={composeHandlers(onPointerOver, () => setHovered(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setHovered(false))}
      onFocus={composeHandlers(onFocus, ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (focusedIndex.current < 0) returnTo.current = relatedTarget as HTMLElement | null;
        focusedIndex.current = [...currentTarget.querySelectorAll('li')].findIndex((toast) => toast.contains(target));
        setFocused(target.matches(':focus-visible'));
      })}
      onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return;
        focusedIndex.current = -1;
        setFocused(false);
      })}
    >
      {/* Apart from the list, whose buttons nobody needs to hear. */}
      <VisuallyHidden aria-live="polite" data-part="announcements">
        {announced.map(({ id, message }) => (
          <span key={id}>{message}</span>
        ))}
      </VisuallyHidden>
      <ol data-part="list">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            remainingTimes={remainingTimes}
            paused={hovered || focused}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </Root>
  );
  return modal ? createPortal(region, modal) : region;
}
