'use client';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { lockScroll } from './lockScroll.js';

export interface ModalDialogOptions {
  open: boolean;
  /** Called with false by Escape, the backdrop and native close requests. */
  onOpenChange?: (open: boolean) => void;
  /** When false, only the app can close it. */
  dismissible?: boolean;
  /** Focuses the first field. Not for sheets: it would open the keyboard of phones. */
  focusField?: boolean;
  ref?: Ref<HTMLDialogElement>;
}

/**
 * Controls a native `<dialog>` as a modal: opens and closes it with `open`, locks the page and focuses the dialog or
 * its first field. The browser traps and restores the focus.
 * @returns the attributes of the dialog element
 */
export function useModalDialog({
  open,
  onOpenChange,
  dismissible = true,
  focusField = false,
  ref,
}: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A drag from inside to the backdrop (selecting text) is not a click on the backdrop.
  const pressedBackdrop = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  // Where supported, "none" also blocks the back gesture, which no event can cancel.
  useLayoutEffect(() => dialog.current?.setAttribute('closedby', dismissible ? 'closerequest' : 'none'), [dismissible]);

  // Closes here rather than in a clean-up: before clean-ups run, React restores the focus to what had it, which is
  // the dialog while it is still visible.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!open) {
      element.close();
      return undefined;
    }
    if (!element.open) element.showModal();
    const field = focusField
      ? element.querySelector<HTMLElement>('input:not([type="hidden"], [hidden]), select, textarea')
      : null;
    (field ?? element).focus();
    return lockScroll();
  }, [open, focusField]);

  // A layout effect: on unmount the dialog must close while it is still in the document, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const dismiss = () => {
    if (dismissible) onOpenChange?.(false);
  };

  return {
    ref: dialog,
    tabIndex: -1,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const element = event.currentTarget;
      if (!open || event.target !== element || element.open) return;
      if (dismissible) onOpenChange?.(false);
      else element.showModal();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedBackdrop.current && event.target === event.currentTarget) dismiss();
    },
  };
}
