import { warnOnce } from './warnOnce.js';

/*
 * What data can be that a component shows without breaking, and that somebody should mend. Each is called behind
 * `process.env.NODE_ENV !== 'production'`, so that a shop's bundle has neither calls nor words.
 */

/** An empty list: the component shows nothing or an empty frame. `instead` says what to show in its place. */
export function warnAboutEmptyList(
  component: string,
  prop: string,
  list: ArrayLike<unknown>,
  instead = 'leave the component out',
): void {
  if (list.length === 0) warnOnce(`${component} got an empty "${prop}": ${instead}.`);
}

/** A name that is empty, 200 characters or longer, or holds markup, which is shown as it stands. */
export function warnAboutName(component: string, prop: string, name: string): void {
  const start = `${component} "${name.slice(0, 40)}"`;
  if (name.trim() === '') warnOnce(`${component} got an empty "${prop}": give it words in the page's language.`);
  if (name.length >= 200)
    warnOnce(
      `${start}: its "${prop}" has ${name.length} characters and takes the room of others: shorten it where it is kept.`,
    );
  if (/<\/?[a-z][^>]*>/i.test(name))
    warnOnce(
      `${start}: its "${prop}" holds markup, which is shown as text: keep plain text there, and show markup with RichText.`,
    );
}

/** A price that is no whole number of fils, zero, or above a million dirhams. */
export function warnAboutPrice(component: string, amount: number | null): void {
  if (amount === null) return;
  if (!Number.isSafeInteger(amount))
    warnOnce(
      `${component} got ${amount}: amounts are whole numbers of fils (AED 55.25 is 5525), or null while no price is known.`,
    );
  if (amount === 0) warnOnce(`${component} shows a price of 0: pass null while no price is known.`);
  if (Math.abs(amount) > 100_000_000)
    warnOnce(
      `${component} got ${amount} fils, more than a million dirhams: was the amount in fils already when it was multiplied by 100?`,
    );
}

/** Nothing to press or read: no words inside, and no `aria-label`. */
export function warnAboutMissingLabel(
  component: string,
  { children, 'aria-label': label }: { children?: unknown; 'aria-label'?: string | undefined },
): void {
  const nothing =
    children === undefined ||
    children === null ||
    typeof children === 'boolean' ||
    children === '' ||
    (Array.isArray(children) &&
      children.every((child) => child === null || child === undefined || child === false || child === ''));
  if (nothing && !label) warnOnce(`${component} has no words: put them between its tags.`);
}
