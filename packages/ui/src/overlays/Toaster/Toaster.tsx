'use client';
import { useEffect, useRef, useState, type FocusEvent, type HTMLAttributes, type Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { stateIcons, type StateTone } from '../../foundation/stateTones.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './Toaster.styles.js';

/** How long a message stays, ms (specification, section 9). */
const DURATION = 2000;

export interface Toast {
  id: string;
  message: string;
  tone?: StateTone;
  /** One thing to do about it ("Undo"); pressing it also takes the message away. */
  action?: { label: string; onPress: () => void };
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const { t } = useUi();
  const left = useRef(DURATION);
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

  const { tone = 'success', message, action } = toast;
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

export interface ToasterProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The messages that are shown, oldest first; the app holds them. */
  toasts: Toast[];
  /** A message had its two seconds, was closed, or its action was taken. */
  onDismiss: (id: string) => void;
}

/**
 * Short messages at the top end, read out politely, gone after two seconds. All wait while the pointer or the focus is on them.
 * Render it once and always, even when empty: screen readers only hear changes of a region that they know. Not for errors of a
 * form (they belong to the field) and not for anything that must be read.
 */
export function Toaster({ toasts, onDismiss, ...rest }: ToasterProps) {
  const { t } = useUi();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = (hovered || focused) && toasts.length > 0;

  // A message that goes takes the focus and the pointer with it, and then no event says so.
  useEffect(() => {
    if (toasts.length > 0) return;
    setHovered(false);
    setFocused(false);
  }, [toasts.length]);

  return (
    <Root
      {...rest}
      aria-label={t('notifications')}
      data-part="toaster"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol aria-live="polite" aria-relevant="additions text" data-part="list">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
        ))}
      </ol>
    </Root>
  );
}
