import rosetta from 'rosetta';
import {
  interpolate,
  selectPlural,
  type ArabicPluralForms,
  type EnglishPluralForms,
  type Language,
  type PluralForms,
} from '@mahd/rules/locale';
import type { DomainName, MessageKey } from '../messages/domains.js';

/** Values for the placeholders of a text; `n` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The shape that the Arabic strings of a domain must have: the same keys, and six forms for every counted text. */
export type Twin<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends EnglishPluralForms
      ? ArabicPluralForms
      : Twin<T[K]>;
};

/** The strings of a domain, as its file has them. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

type Message = (values?: MessageValues) => string;
interface CompiledMessages {
  [key: string]: Message | CompiledMessages;
}

/** The words of one language, filled domain by domain as routes need them. One instance per request and language. */
export interface Messages {
  readonly t: Translate;
  /** Loads the named domains once; resolves when `t` knows their keys. */
  load(domains: readonly DomainName[]): Promise<void>;
  /** Takes a domain's strings over, in place of those it has. */
  put(domain: DomainName, strings: Dictionary): void;
  /** Whether `t` knows a domain's keys already. */
  has(domain: DomainName): boolean;
}

/** What the first view of home needs; the list of the others comes when one of them is asked for. */
const firstFiles = import.meta.glob('../messages/{en,ar}/{home,shell}.ts');

const pluralCategories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const isPlural = (entry: Dictionary): entry is Dictionary & PluralForms =>
  typeof entry.other === 'string' && Object.keys(entry).every((key) => pluralCategories.has(key));

// rosetta calls a function it finds under a key; plurals and our {placeholders} are such functions.
function compile(language: Language, dictionary: Dictionary): CompiledMessages {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, entry]): [string, Message | CompiledMessages] => {
      if (typeof entry === 'string') return [key, (values = {}) => interpolate(entry, values)];
      if (isPlural(entry))
        return [key, (values = {}) => interpolate(selectPlural(language, Number(values.n), entry), values)];
      return [key, compile(language, entry)];
    }),
  );
}

export function createMessages(language: Language): Messages {
  const dictionary = rosetta<CompiledMessages>();
  dictionary.locale(language);
  const loading = new Map<DomainName, Promise<void>>();
  const loaded = new Set<DomainName>();

  function put(domain: DomainName, strings: Dictionary) {
    dictionary.set(language, compile(language, strings));
    loaded.add(domain);
  }

  async function loadDomain(domain: DomainName) {
    const name = `../messages/${language}/${domain}.ts`;
    const file = firstFiles[name] ?? (await import('./messageFiles.js')).messageFiles[name];
    if (!file) throw new Error(`No strings for ${language}/${domain}`);
    put(domain, ((await file()) as { default: Dictionary }).default);
  }

  return {
    t(key, values = {}) {
      const text: string = dictionary.t(key, values);
      // A missing key must be seen while developing and must not break a page in production.
      if (text === '' && import.meta.env.DEV) throw new Error(`No text for ${language}: ${key}`);
      return text;
    },
    put,
    has: (domain) => loaded.has(domain),
    async load(domains) {
      await Promise.all(
        domains.map((domain) => {
          const started = loading.get(domain) ?? loadDomain(domain);
          loading.set(domain, started);
          // A failure is not kept: whoever tries again asks again.
          return started.catch((error: unknown) => {
            loading.delete(domain);
            throw error;
          });
        }),
      );
    },
  };
}
