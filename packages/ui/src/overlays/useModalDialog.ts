'use client';
import {
  useLayoutEffect,
  useReducer,
  useRef,
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { composeHandlers } from '../foundation/composeHandlers.js';
import { useMergedRef } from '../foundation/useMergedRef.js';
import { useOpenState, type OpenChangeReason, type OpenStateProps } from '../foundation/useOpenState.js';
import { lockScroll } from './lockScroll.js';
import { addModal } from './modalStack.js';

export interface ModalDialogProps extends OpenStateProps, Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'> {
  ref?: Ref<HTMLDialogElement> | undefined;
  /** When false there is no close button, and Escape and backdrop do nothing: offer another way out in the content. */
  dismissible?: boolean | undefined;
}

export interface ModalDialogOptions {
  /** Focuses the first field. Not for sheets: it would open the keyboard of phones. */
  focusField?: boolean;
}

/**
 * Controls a native `<dialog>` as a modal: opens and closes it, locks the page and focuses the dialog or its first
 * field. The browser traps and restores the focus. The caller's event handlers run before its own.
 * @returns whether it is open, a function that requests closing, and the attributes of the dialog element
 */
export function useModalDialog(
  {
    ref,
    open,
    defaultOpen,
    onOpenChange,
    dismissible = true,
    onKeyDown,
    onCancel,
    onClose,
    onMouseDown,
    onClick,
    ...rest
  }: ModalDialogProps,
  { focusField = false }: ModalDialogOptions = {},
) {
  const [isOpen, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  // The browser can close it before the app refuses: after each time, it is opened again if it is still open.
  const [closes, countClose] = useReducer((count: number) => count + 1, 0);
  const dialog = useRef<HTMLDialogElement>(null);
  // A drag from inside to the backdrop (selecting text) is not a click on the backdrop.
  const pressedBackdrop = useRef(false);
  const attach = useMergedRef(ref, dialog);

  // Where supported, "none" also blocks the back gesture, which no event can cancel.
  useLayoutEffect(() => dialog.current?.setAttribute('closedby', dismissible ? 'closerequest' : 'none'), [dismissible]);

  // Closes here rather than in a clean-up: before clean-ups run, React restores the focus to what had it, which is
  // the dialog while it is still visible.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!isOpen) {
      element.close();
      return undefined;
    }
    if (!element.open) element.showModal();
    const fields = focusField ? element.querySelectorAll<HTMLElement>('input, select, textarea') : [];
    // Disabled and hidden fields do not take the focus.
    for (const target of [...fields, element]) {
      target.focus();
      if (document.activeElement === target) break;
    }
    const removeModal = addModal(element);
    const unlock = lockScroll();
    return () => {
      removeModal();
      unlock();
    };
  }, [isOpen, closes, focusField]);

  // A layout effect: on unmount the dialog must close while it is still in the document, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const close = (reason: OpenChangeReason) => {
    // A link leads to a page that a panel must not cover.
    if (dismissible || reason === 'link-press') requestOpen(false, reason);
  };

  const attributes = {
    ...rest,
    ref: attach,
    tabIndex: -1,
    onKeyDown: composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The browser closes an open popover first.
      if (event.currentTarget.querySelector('[popover="auto"]:popover-open')) return;
      event.preventDefault();
      event.stopPropagation();
      close('escape-key');
    }),
    onCancel: composeHandlers(onCancel, (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close('browser');
    }),
    onClose: composeHandlers(onClose, (event: SyntheticEvent<HTMLDialogElement>) => {
      const element = event.currentTarget;
      if (!isOpen || event.target !== element || element.open) return;
      close('browser');
      countClose();
    }),
    onMouseDown: composeHandlers(onMouseDown, (event: MouseEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    }),
    onClick: composeHandlers(onClick, (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) close('outside-press');
    }),
  };
  return { isOpen, dismissible, close, attributes };
}
