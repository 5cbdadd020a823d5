'use client';
import { useState } from 'react';

/** What the visitor did to open or close something. */
export type OpenChangeReason =
  /** Pressed the button that opens it, or an arrow key on it. */
  | 'trigger-press'
  /** Moved the pointer onto what opens it, or away. */
  | 'trigger-hover'
  /** Typed in the field that opens it. */
  | 'input'
  /** Moved the focus onto what opens it. */
  | 'trigger-focus'
  /** Pressed its close button. */
  | 'close-press'
  /** Pressed Escape. */
  | 'escape-key'
  /** Pressed outside of it, or on its backdrop. */
  | 'outside-press'
  /** Followed a link in it. */
  | 'link-press'
  /** Selected an action in it. */
  | 'item-press'
  /** Moved the focus out of it. */
  | 'focus-out'
  /** Closed or opened it through the browser: a back gesture, a submitted `<form method="dialog">`, find-in-page. */
  | 'browser';

export type OpenChangeHandler = (open: boolean, details: { reason: OpenChangeReason }) => void;

export interface OpenStateProps {
  /** Whether it is open. Makes it controlled: change it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Whether it is open at first, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it, with the reason. */
  onOpenChange?: OpenChangeHandler | undefined;
}

/** The open state of a component, controlled by `open` or its own, and a function that requests a change. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenStateProps) {
  const [own, setOwn] = useState(defaultOpen);
  const requestOpen = (next: boolean, reason: OpenChangeReason) => {
    if (open === undefined) setOwn(next);
    onOpenChange?.(next, { reason });
  };
  return [open ?? own, requestOpen] as const;
}
