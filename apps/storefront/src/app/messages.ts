import rosetta from 'rosetta';
import {
  formatMessage,
  type ArabicPluralForms,
  type EnglishPluralForms,
  type Language,
  type Message,
  type MessageValues,
} from '@mahd/rules/locale';
import type { DomainName, MessageKey } from '../messages/domains.js';

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

export function createMessages(language: Language): Messages {
  const dictionary = rosetta<Dictionary>();
  dictionary.locale(language);
  const loading = new Map<DomainName, Promise<void>>();
  const loaded = new Set<DomainName>();

  function put(domain: DomainName, strings: Dictionary) {
    dictionary.set(language, strings);
    loaded.add(domain);
  }

  async function loadDomain(domain: DomainName) {
    const name = `../messages/${language}/${domain}.ts`;
    const file = firstFiles[name] ?? (await import('./messageFiles.js')).messageFiles[name];
    if (!file) throw new Error(`No strings for ${language}/${domain}`);
    put(domain, ((await file()) as { default: Dictionary }).default);
  }

  return {
    t(key, values) {
      // rosetta's types promise a string; it gives what the dictionary has, here also plural forms.
      const message: Message = dictionary.t(key);
      // A missing key must be seen while developing and must not break a page in production.
      if (message === '' && import.meta.env.DEV) throw new Error(`No text for ${language}: ${key}`);
      return formatMessage(language, message, values);
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
