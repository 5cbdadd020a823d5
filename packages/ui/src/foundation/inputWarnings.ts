import { warnOnce } from './warnOnce.js';

/*
 * Warnings about data that renders, but should be fixed. Call them behind `process.env.NODE_ENV !== 'production'`, so
 * that production bundles contain neither calls nor texts.
 */

/** Warns about an empty list. `instead` says what to render in its place. */
export function warnAboutEmptyList(
  component: string,
  prop: string,
  list: ArrayLike<unknown>,
  instead = 'leave the component out',
): void {
  if (list.length === 0) warnOnce(`${component} got an empty "${prop}": ${instead}.`);
}

/** Warns about a name that is empty, has 200 characters or more, or contains markup, which is shown as text. */
export function warnAboutName(component: string, prop: string, name: string): void {
  const start = `${component} "${name.slice(0, 40)}"`;
  if (name.trim() === '') warnOnce(`${component} got an empty "${prop}": give it a text in the page's language.`);
  if (name.length >= 200)
    warnOnce(
      `${start}: its "${prop}" has ${name.length} characters and crowds out other content: shorten it at its source.`,
    );
  if (/<\/?[a-z][^>]*>/i.test(name))
    warnOnce(
      `${start}: its "${prop}" holds markup, which is shown as text: pass plain text, or show markup with RichText.`,
    );
}

/** Warns about a price that is not an integer, zero, or above a million. */
export function warnAboutPrice(component: string, amount: number | null): void {
  if (amount === null) return;
  if (!Number.isSafeInteger(amount))
    warnOnce(
      `${component} got ${amount}: amounts are whole numbers of the smallest unit of the currency (AED 55.25 is 5525), or null while no price is known.`,
    );
  if (amount === 0) warnOnce(`${component} shows a price of 0: pass null while no price is known.`);
  if (Math.abs(amount) > 100_000_000)
    warnOnce(
      `${component} got ${amount}, a price above a million: was an amount in the smallest unit multiplied by 100?`,
    );
}

/** Warns about an element without content and without `aria-label`. */
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
  if (nothing && !label) warnOnce(`${component} has no text: pass it as children.`);
}
