'use client';
import { useEffect, useRef, useState, type FocusEvent, type HTMLAttributes, type Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { stateIcons, type StateTone } from '../../foundation/stateTones.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './Toaster.styles.js';

/** Display time of a toast, ms. */
const DURATION = 2000;

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
  /** Visible toasts, oldest first. The app owns the list. */
  toasts: Toast[];
  /** Called when a toast timed out, was closed, or its action was pressed. */
  onDismiss: (id: string) => void;
}

/**
 * Short messages at the top inline end, announced politely and dismissed after two seconds. Hover and focus pause all
 * timers. Render it once and always, even when empty: screen readers only announce changes of an existing region. Not
 * for form errors or anything that must be read.
 */
export function Toaster({ toasts, onDismiss, ...rest }: ToasterProps) {
  const { t } = useUi();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = (hovered || focused) && toasts.length > 0;

  // A removed toast takes pointer and focus with it without an event: reset the paused state.
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
