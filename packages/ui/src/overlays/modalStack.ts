'use client';
import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpenModals(next: readonly HTMLDialogElement[]) {
  openModals = next;
  for (const listener of listeners) listener();
}

/**
 * Registers an open modal dialog.
 * @returns removes it
 */
export function addModal(dialog: HTMLDialogElement): () => void {
  setOpenModals([...openModals, dialog]);
  return () => setOpenModals(openModals.filter((other) => other !== dialog));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const topModal = () => openModals.at(-1) ?? null;
const none = () => null;

/** The modal dialog in front, outside of which the page is inert. Null on the server. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topModal, none);
}
