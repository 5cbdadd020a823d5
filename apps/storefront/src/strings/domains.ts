import type { EnglishPluralForms } from '@mahd/rules/locale';
import type cart from './en/cart.js';
import type catalog from './en/catalog.js';
import type content from './en/content.js';
import type home from './en/home.js';
import type shell from './en/shell.js';

interface Domains {
  cart: typeof cart;
  catalog: typeof catalog;
  content: typeof content;
  home: typeof home;
  shell: typeof shell;
}

/** A file of strings, named as the domain it serves. */
export type DomainName = keyof Domains;

type KeyOf<T> = { [K in keyof T & string]: T[K] extends string | EnglishPluralForms ? K : `${K}.${KeyOf<T[K]>}` }[keyof T & string];

/** Every text of the shop by its path, for example `errors.notFound.title`. */
export type MessageKey = { [D in DomainName]: KeyOf<Domains[D]> }[DomainName];
