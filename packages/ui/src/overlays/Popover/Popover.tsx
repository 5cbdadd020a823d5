'use client';
import { useEffect, useReducer, useRef, type HTMLAttributes, type Ref, type RefObject, type ToggleEvent } from 'react';
import type { Placement } from '@floating-ui/react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useOpenState, type OpenStateProps } from '../../foundation/useOpenState.js';
import { popupStyles } from '../popupStyles.js';
import { useFloatingPanel } from '../useFloatingPanel.js';

const Root = styled.div`
  ${popupStyles}
  max-inline-size: min(24rem, 100vw - 2 * var(--space-16));
  padding: var(--space-12);
`;

export interface PopoverProps extends OpenStateProps, HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The button that opens it, which has `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>;
  /** `start` and `end` are logical. */
  placement?: Extract<Placement, `${'top' | 'bottom'}-${'start' | 'end'}`>;
}

/**
 * A small panel beside the button that opened it: share, more options. Closes on Escape and on outside clicks. Uses the
 * native popover, positioned by Floating UI. Load it on first use.
 */
export function Popover({
  ref,
  open,
  defaultOpen,
  onOpenChange,
  anchor,
  placement = 'bottom-end',
  onToggle,
  children,
  ...rest
}: PopoverProps) {
  const [isOpen, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  // The browser closes it before the app can refuse: after each time, it is shown again if it is still open.
  const [closes, countClose] = useReducer((count: number) => count + 1, 0);
  const pressedEscape = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const attach = useMergedRef(ref, root);
  useFloatingPanel(isOpen, anchor, root, placement, closes);

  // The toggle event does not say why the browser closed it.
  useEffect(() => {
    if (!isOpen) return;
    const onInput = (event: Event) => {
      pressedEscape.current = event instanceof KeyboardEvent && event.key === 'Escape';
    };
    document.addEventListener('keydown', onInput, true);
    document.addEventListener('pointerdown', onInput, true);
    return () => {
      document.removeEventListener('keydown', onInput, true);
      document.removeEventListener('pointerdown', onInput, true);
    };
  }, [isOpen]);

  const onNativeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'closed' || !isOpen) return;
    requestOpen(false, pressedEscape.current ? 'escape-key' : 'outside-press');
    countClose();
  };

  return (
    <Root
      {...rest}
      ref={attach}
      popover="auto"
      onToggle={composeHandlers(onToggle, onNativeToggle)}
      data-part="popover"
    >
      {isOpen && children}
    </Root>
  );
}
