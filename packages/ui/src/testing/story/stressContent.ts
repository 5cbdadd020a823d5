import { cloneElement, isValidElement, type ReactElement } from 'react';
import type { Language } from '@mahd/rules/locale';

/** Content that stresses a component: more than a catalogue should hold, or nothing. */
export interface StressContent {
  /** Replaces every text. */
  text: string;
  /** Replaces every amount and count. */
  number: number;
  /** Empties lists and removes pictures. */
  bare?: boolean;
}

export type StressKind = 'long' | 'markup' | 'bare';

/** The stress content of each kind, in the script of a language. */
export function stressContents(language: Language): Record<StressKind, StressContent> {
  const word = language === 'ar' ? 'قنينة' : 'Bottle';
  return {
    long: { text: word.repeat(40).slice(0, 200), number: Number.MAX_SAFE_INTEGER },
    markup: { text: `<b id="injected">${`${word} `.repeat(40).slice(0, 180)}</b>`, number: 0 },
    bare: { text: word, number: 0, bare: true },
  };
}

/** Props that are not content: URLs, options, event handlers. */
const notContent =
  /^(id|key|className|kind|tone|panel|icon|state|variant|layout|show|size|as|type|language|address|url|action|html|status|items)$|^data-|href$|Id$|^on[A-Z]/i;
const numbers = /amount|was|before|now|percent|count|rating|average|remaining|threshold|total|price/i;
const isPicture = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value && 'width' in value;

function replaceValue(name: string, value: unknown, stress: StressContent): unknown {
  if (isPicture(value)) return stress.bare ? null : value;
  if (value instanceof File) return new File([value], stress.text, { type: value.type });
  if (isValidElement(value)) return withStressContent(value, stress);
  if (Array.isArray(value)) return stress.bare ? [] : value.map((entry) => replaceValue(name, entry, stress));
  if (typeof value === 'object' && value !== null) return replaceValues(value, stress);
  if (typeof value === 'number') return numbers.test(name) ? stress.number : value;
  if (notContent.test(name)) return value;
  if (typeof value === 'string') return stress.text;
  // Overlays are tested open.
  if (name === 'open') return true;
  if (typeof value !== 'function') return value;
  return (...given: unknown[]) => {
    const made: unknown = value(...given);
    return typeof made === 'string' ? stress.text : made;
  };
}

const replaceValues = (values: object, stress: StressContent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replaceValue(name, value, stress)]));

/** Clones an element with all texts, numbers, pictures and lists in its props replaced, recursively. */
export function withStressContent(element: ReactElement, stress: StressContent): ReactElement {
  const { children, ...props } = element.props as { children?: unknown };
  // Of DOM elements only the children are content.
  const own = typeof element.type === 'string' ? {} : replaceValues(props, stress);
  return cloneElement(
    element,
    children === undefined ? own : { ...own, children: replaceValue('children', children, stress) },
  );
}
