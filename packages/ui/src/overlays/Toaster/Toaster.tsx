'use client';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { stateIcons, type StateTone } from '../../foundation/stateTones.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useTopModal } from '../modalStack.js';
import { Root } from './Toaster.styles.js';

/** Display time of a toast, ms; longer with an action, which takes time to reach. The styles repeat both. */
const DURATION = 2000;
const DURATION_WITH_ACTION = 6000;

export interface Toast {
  id: string;
  message: string;
  tone?: StateTone;
  /** An action such as "Undo". Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const { t } = useUi();
  const { tone = 'success', message, action } = toast;
  const left = useRef(action ? DURATION_WITH_ACTION : DURATION);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (paused) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [paused, toast.id]);

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
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('close')} data-part="close" onClick={() => onDismiss(toast.id)}>
        <Icon name="close" />
      </button>
      <span data-part="progress" />
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
 * element. Announced politely and dismissed after two seconds, or six with an action.
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
  /** Index of the toast that has the focus, or -1, and what had the focus before. */
  const focusedIndex = useRef(-1);
  const returnTo = useRef<HTMLElement>(null);
  // The page outside of a modal dialog is inert, so the messages move into it.
  const modal = useTopModal();
  useImperativeHandle(ref, () => root.current as HTMLElement);

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
    const index = focusedIndex.current;
    if (index < 0 || root.current?.contains(document.activeElement)) return;
    const closeButtons = root.current?.querySelectorAll<HTMLElement>('[data-part="close"]') ?? [];
    const next = closeButtons[Math.min(index, closeButtons.length - 1)];
    if (!next) {
      focusedIndex.current = -1;
      setFocused(false);
    }
    (next ?? returnTo.current)?.focus({ preventScroll: true });
  }, [toasts]);

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
      ref={root}
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
      <ol aria-live="polite" aria-relevant="additions text" data-part="list">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={hovered || focused} onDismiss={dismiss} />
        ))}
      </ol>
    </Root>
  );
  return modal ? createPortal(region, modal) : region;
}
