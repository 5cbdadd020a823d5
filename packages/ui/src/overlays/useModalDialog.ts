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
  /** Asks for closing: Escape, the backdrop, the browser's own ways. */
  onOpenChange?: (open: boolean) => void;
  /** When false, only the app closes it. */
  dismissible?: boolean;
  /** Puts the focus into the first field. Not for sheets: on phones it would call the keyboard over them. */
  focusField?: boolean;
  ref?: Ref<HTMLDialogElement>;
}

/**
 * Drives a native `<dialog>` as a modal: shows and closes it with `open`, keeps the page behind it still, and puts the focus on
 * the dialog or into its first field. The browser traps the focus and gives it back at the end.
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
  // A drag that begins inside and ends on the backdrop (selecting text) is no press on the backdrop.
  const pressedBackdrop = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  // Where it is known, "none" also stops the back gesture, which no event can refuse.
  useLayoutEffect(() => dialog.current?.setAttribute('closedby', dismissible ? 'closerequest' : 'none'), [dismissible]);

  // Closes here and not in a clean-up: React gives the focus back to what had it before the clean-ups ran, which is the dialog as
  // long as it is still seen on its way out.
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

  // A layout effect, because on unmounting the dialog has to close while it is still in the page, or the focus is lost.
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
