import { cloneElement, isValidElement, type ReactElement } from 'react';
import type { Language } from '@mahd/rules/locale';

/** How data may disappoint a component: more than any catalogue should hold, or less. */
export interface StressContent {
  /** Stands for every text. */
  text: string;
  /** Stands for every amount and count. */
  number: number;
  /** No entries in lists, no pictures. */
  bare?: boolean;
}

export type StressKind = 'long' | 'markup' | 'bare';

/** The worst of each kind, in the letters of a language. */
export function stressContents(language: Language): Record<StressKind, StressContent> {
  const word = language === 'ar' ? 'قنينة' : 'Bottle';
  return {
    long: { text: word.repeat(40).slice(0, 200), number: Number.MAX_SAFE_INTEGER },
    markup: { text: `<b id="injected">${`${word} `.repeat(40).slice(0, 180)}</b>`, number: 0 },
    bare: { text: word, number: 0, bare: true },
  };
}

/** What no reader sees: addresses, choices of the developer, what happens on events. */
const notForReaders =
  /^(id|key|className|kind|tone|icon|state|variant|size|as|type|language|address|url|action|html|status|items)$|^data-|href$|Id$|^on[A-Z]/i;
const numbers = /amount|was|before|now|percent|count|rating|average|remaining|threshold|total|price/i;
const isPicture = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value && 'width' in value;

function replaceValue(name: string, value: unknown, how: StressContent): unknown {
  if (isPicture(value)) return how.bare ? null : value;
  if (isValidElement(value)) return withStressContent(value, how);
  if (Array.isArray(value)) return how.bare ? [] : value.map((entry) => replaceValue(name, entry, how));
  if (typeof value === 'object' && value !== null) return replaceValues(value, how);
  if (typeof value === 'number') return numbers.test(name) ? how.number : value;
  if (notForReaders.test(name)) return value;
  if (typeof value === 'string') return how.text;
  // What opens is judged open.
  if (name === 'open') return true;
  if (typeof value !== 'function') return value;
  return (...given: unknown[]) => {
    const made: unknown = value(...given);
    return typeof made === 'string' ? how.text : made;
  };
}

const replaceValues = (values: object, how: StressContent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replaceValue(name, value, how)]));

/** The same element with every text, number, picture and list in its props replaced, at any depth. */
export function withStressContent(element: ReactElement, how: StressContent): ReactElement {
  const { children, ...props } = element.props as { children?: unknown };
  // Elements of the browser have words between their tags only.
  const own = typeof element.type === 'string' ? {} : replaceValues(props, how);
  return cloneElement(
    element,
    children === undefined ? own : { ...own, children: replaceValue('children', children, how) },
  );
}
