/** Marks a part of the page whose events React handles from now on, see `replayEvents`. */
export function markHydrated(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
