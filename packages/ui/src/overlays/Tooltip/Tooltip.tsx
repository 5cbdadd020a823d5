'use client';
import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useOpenState, type OpenChangeReason, type OpenStateProps } from '../../foundation/useOpenState.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useFloatingPanel } from '../useFloatingPanel.js';

/** Time under the pointer before the tooltip opens, and after it before it closes, ms. */
const OPEN_DELAY = 400;
const CLOSE_DELAY = 150;

const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;

  > [data-part='bubble'] {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(18rem, 100vw - 2 * var(--space-16));
    margin: 0;
    padding: var(--space-8) var(--space-12);
    border: 1px solid transparent;
    border-radius: var(--radius-field);
    color: var(--color-surface);
    background: var(--color-ink);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
    line-height: var(--leading-body);
    text-align: start;
    overflow-wrap: anywhere;

    &:popover-open {
      animation: tooltip-appear var(--motion-fast) var(--ease-out);
    }
  }

  @keyframes tooltip-appear {
    from {
      opacity: 0;
    }
  }
`;

export interface TooltipProps extends OpenStateProps, Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** One sentence, without links or buttons. */
  description: ReactNode;
  /** `start` and `end` are logical. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The described button, link or field. Pass it the attribute. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A sentence about a control, shown on hover and keyboard focus. Touch screens do not show it: say elsewhere what must
 * be known.
 */
export function Tooltip({
  ref,
  description,
  open,
  defaultOpen,
  onOpenChange,
  placement = 'top',
  children,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: TooltipProps) {
  const { direction } = useUi();
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const attach = useMergedRef(ref, root);
  const [shown, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const sides = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const side = { top: 'top', bottom: 'bottom', start: sides[0], end: sides[1] } as const;
  useFloatingPanel(shown, root, bubble, side[placement]);

  const change = (next: boolean, reason: OpenChangeReason, delay = 0) => {
    clearTimeout(timer.current);
    const apply = () => {
      if (next !== shown) requestOpen(next, reason);
    };
    if (delay === 0) apply();
    else timer.current = setTimeout(apply, delay);
  };

  const close = useRef(change);
  useEffect(() => {
    close.current = change;
  });
  useEffect(() => {
    if (!shown) return undefined;
    // On the document, because the pointer may be here while the focus is elsewhere.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // Not also the dialog around it.
      event.stopPropagation();
      close.current(false, 'escape-key');
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  }, [shown]);

  return (
    <Root
      {...rest}
      ref={attach}
      data-part="tooltip"
      onPointerEnter={composeHandlers(onPointerEnter, (event: PointerEvent<HTMLSpanElement>) => {
        if (event.pointerType === 'mouse') change(true, 'trigger-hover', OPEN_DELAY);
      })}
      onPointerLeave={composeHandlers(onPointerLeave, (event: PointerEvent<HTMLSpanElement>) => {
        // Time to move the pointer onto the tooltip. With the focus on its control, it stays.
        if (event.pointerType === 'mouse' && !event.currentTarget.querySelector(':focus-visible'))
          change(false, 'trigger-hover', CLOSE_DELAY);
      })}
      onPointerDown={composeHandlers(onPointerDown, (event: PointerEvent<HTMLSpanElement>) => {
        if (!bubble.current?.contains(event.target as Node)) change(false, 'trigger-press');
      })}
      onFocus={composeHandlers(onFocus, (event: FocusEvent<HTMLSpanElement>) => {
        if (event.target.matches(':focus-visible')) change(true, 'trigger-focus');
      })}
      onBlur={composeHandlers(onBlur, () => change(false, 'focus-out'))}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" data-part="bubble">
        {description}
      </span>
    </Root>
  );
}
