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

/** The type of the Arabic strings of a domain: the same keys, with all six plural forms for each plural. */
export type Twin<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends EnglishPluralForms
      ? ArabicPluralForms
      : Twin<T[K]>;
};

/** The default export of a message file. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The messages of one language, loaded by domain as routes need them. */
export interface Messages {
  readonly t: Translate;
  /** Loads the domains that are not loaded yet. */
  load(domains: readonly DomainName[]): Promise<void>;
  /** Sets or replaces the strings of a domain. */
  put(domain: DomainName, strings: Dictionary): void;
  /** Whether a domain is loaded. */
  has(domain: DomainName): boolean;
}

/** Messages of the home page's first view. The list of the others is loaded on demand. */
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
      // rosetta's types say string, but it returns the dictionary's value, which may be an object of plural forms.
      const message: Message = dictionary.t(key);
      // Missing keys throw in development only, so that they never break a page in production.
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
          // Failures are not cached.
          return started.catch((error: unknown) => {
            loading.delete(domain);
            throw error;
          });
        }),
      );
    },
  };
}
