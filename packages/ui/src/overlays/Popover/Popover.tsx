'use client';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type Ref,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { autoUpdate, flip, offset, shift, useFloating, type Placement } from '@floating-ui/react';
import { styled } from 'styled-components';

const Root = styled.div`
  position: fixed;
  inset: auto;
  max-inline-size: min(24rem, 100vw - 2 * var(--space-16));
  margin: 0;
  padding: var(--space-12);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  &:popover-open {
    animation: popover-appear var(--motion-fast) var(--ease-out);
  }

  @keyframes popover-appear {
    from {
      opacity: 0;
    }
  }
`;

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  /** Called with false on Escape and on outside clicks. */
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, which has `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>;
  /** `start` and `end` are logical. */
  placement?: Extract<Placement, `${'top' | 'bottom'}-${'start' | 'end'}`>;
}

/**
 * A small panel beside the button that opened it: share, more options. Uses the native popover, positioned by Floating
 * UI. Load it on first use.
 */
export function Popover({
  ref,
  open,
  onOpenChange,
  anchor,
  placement = 'bottom-end',
  children,
  ...rest
}: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const { refs, x, y, update } = useFloating({
    placement,
    strategy: 'fixed',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });

  useLayoutEffect(() => {
    const panel = root.current;
    const button = anchor.current;
    if (!open || !panel || !button) return;
    refs.setReference(button);
    refs.setFloating(panel);
    panel.showPopover();
    const stop = autoUpdate(button, panel, update);
    return () => {
      stop();
      panel.hidePopover();
    };
  }, [open, anchor, refs, update]);

  useLayoutEffect(() => {
    // Set through the CSSOM: the CSP refuses style attributes in HTML.
    if (root.current) Object.assign(root.current.style, { left: `${x}px`, top: `${y}px` });
  }, [x, y]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'closed' && open) onOpenChange(false);
  };

  return (
    <Root {...rest} ref={root} popover="auto" onToggle={onToggle} data-part="popover">
      {open && children}
    </Root>
  );
}
