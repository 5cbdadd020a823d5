import { isLanguage } from '@mahd/rules/locale';
import type { Early } from '../client/hearEarly.js';

/** A press without a modifier and with the first button. Otherwise the browser opens a tab, a window or a download; that is its own affair. */
export const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The deferred parts of the page around which React has taken over everything, by name, and those that it has taken over themselves. */
const standing = new Set<string>();
const taken = new Set<string>();
/** What happened in parts that are not taken over, oldest first. */
const kept = new Map<string, (Early & { readonly event: Event })[]>();

/** The address in the shop that a press leads to; undefined when it is none. */
function addressOf(event: Event, target: Element): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (event.type !== 'click' || !link || !isPlain(event as MouseEvent)) return undefined;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && isLanguage(pathname.split('/')[1]) ? pathname + search + hash : undefined;
}

/**
 * Looks after the deferred parts whose code is not there yet; React keeps presses in them from everybody. A link is followed within the shop: a new
 * document would lose what is under way, such as a product on its way to the cart. What else is pressed and typed is repeated by `takenOver`.
 */
export function listenUntilTakenOver(navigate: (address: string) => void): void {
  const onEvent = (event: Event) => {
    const { target } = event;
    const name = target instanceof Element && target.closest<HTMLElement>('[data-deferred]')?.dataset.deferred;
    if (!name || taken.has(name)) return;
    const address = addressOf(event, target);
    const { value, checked } = target as Partial<HTMLInputElement>;
    if (address === undefined)
      kept.set(name, [...(kept.get(name) ?? []), { event, type: event.type, target, value, checked }]);
    // While React still compares what is around with the server's HTML, a step would change it; the browser goes there itself then.
    else if (standing.has(name)) {
      event.preventDefault();
      navigate(address);
    }
  };
  addEventListener('click', onEvent, true);
  addEventListener('input', onEvent, true);
}

/** To be called as soon as React has taken over what is around a part. @returns what to call when the part goes */
export function stands(name: string): () => void {
  standing.add(name);
  return () => standing.delete(name);
}

/** To be called as soon as React has taken over a part. @returns what to call when the part goes */
export function takenOver(name: string): () => void {
  taken.add(name);
  // React takes a part over within a press when its code is there; that press it hears itself.
  const missed = kept.get(name)?.filter(({ event }) => event.eventPhase === Event.NONE) ?? [];
  kept.delete(name);
  if (missed.length > 0) void import('../client/hearEarly.js').then(({ hearEarly }) => hearEarly(missed));
  return () => taken.delete(name);
}
