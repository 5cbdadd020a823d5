'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/react';
import { useUi } from '../foundation/UiProvider.js';

/**
 * Shows an element with a `popover` attribute while `open`, beside an anchor. `start` and `end` of a placement are
 * logical.
 * @param closes how often the browser closed it; shows it again if it is still `open`
 */
export function useFloatingPanel(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: Placement,
  closes = 0,
): void {
  // The position depends on it, and the anchor may stay where it is.
  const { direction } = useUi();
  useLayoutEffect(() => {
    const reference = anchor.current;
    const floating = panel.current;
    if (!open || !reference || !floating) return undefined;
    floating.showPopover();
    const place = async () => {
      const { x, y } = await computePosition(reference, floating, {
        placement,
        strategy: 'fixed',
        middleware: [offset(8), flip({ fallbackAxisSideDirection: 'end' }), shift({ padding: 8 })],
      });
      // Set through the CSSOM: the CSP refuses style attributes in HTML.
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
    };
    const stop = autoUpdate(reference, floating, () => void place());
    return () => {
      stop();
      floating.hidePopover();
    };
  }, [open, anchor, panel, placement, direction, closes]);
}
