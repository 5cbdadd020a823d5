'use client';
import { Children, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';
import { List } from './Combobox.styles.js';

interface ComboboxListProps {
  id: string;
  labelledBy: string;
  /** The input to position the list at. */
  anchor: RefObject<HTMLInputElement | null>;
  /** Shown above the options, when none matches. */
  message: ReactNode;
  children: ReactNode;
}

/**
 * The open list of a combobox: in the top layer, as wide as its input, flipped above it when there is no room below.
 */
export function ComboboxList({ id, labelledBy, anchor, message, children }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { refs, x, y, update } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, elements }) => {
          Object.assign(elements.floating.style, {
            inlineSize: `${rects.reference.width}px`,
            maxBlockSize: `${Math.min(320, availableHeight)}px`,
          });
        },
      }),
    ],
  });

  useLayoutEffect(() => {
    const field = anchor.current;
    const panel = list.current;
    if (!field || !panel) return undefined;
    refs.setReference(field);
    refs.setFloating(panel);
    panel.showPopover();
    return autoUpdate(field, panel, update);
  }, [anchor, refs, update]);

  useLayoutEffect(() => {
    // Set through the CSSOM: the CSP refuses style attributes in HTML.
    if (list.current) Object.assign(list.current.style, { left: `${x}px`, top: `${y}px` });
  }, [x, y]);

  return (
    // The input keeps the focus, also when the scrollbar is pressed. Without `tabIndex` the keyboard reaches a
    // scrolling list, which closes as soon as the input loses the focus.
    <List ref={list} popover="manual" tabIndex={-1} data-part="list" onMouseDown={(event) => event.preventDefault()}>
      {/* Announced by the combobox. */}
      {message && (
        <p data-part="empty" aria-hidden="true">
          {message}
        </p>
      )}
      {Children.count(children) > 0 && (
        <div id={id} role="listbox" aria-labelledby={labelledBy}>
          {children}
        </div>
      )}
    </List>
  );
}
