/** Marks an element as hydrated, so that `replayEvents` leaves its events to React. */
export function markHydrated(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
