import type { EnglishPluralForms } from '@mahd/rules/locale';
import type account from './en/account.js';
import type addresses from './en/addresses.js';
import type blog from './en/blog.js';
import type cart from './en/cart.js';
import type catalog from './en/catalog.js';
import type checkout from './en/checkout.js';
import type contact from './en/contact.js';
import type content from './en/content.js';
import type delivery from './en/delivery.js';
import type errors from './en/errors.js';
import type faq from './en/faq.js';
import type field from './en/field.js';
import type home from './en/home.js';
import type landing from './en/landing.js';
import type offline from './en/offline.js';
import type orders from './en/orders.js';
import type policies from './en/policies.js';
import type returns from './en/returns.js';
import type reviews from './en/reviews.js';
import type shell from './en/shell.js';
import type shellDeferred from './en/shellDeferred.js';
import type stockAlerts from './en/stockAlerts.js';
import type unsubscribe from './en/unsubscribe.js';
import type verifyEmail from './en/verifyEmail.js';
import type video from './en/video.js';

interface Domains {
  account: typeof account;
  addresses: typeof addresses;
  blog: typeof blog;
  cart: typeof cart;
  catalog: typeof catalog;
  checkout: typeof checkout;
  contact: typeof contact;
  content: typeof content;
  delivery: typeof delivery;
  errors: typeof errors;
  faq: typeof faq;
  field: typeof field;
  home: typeof home;
  landing: typeof landing;
  offline: typeof offline;
  orders: typeof orders;
  policies: typeof policies;
  returns: typeof returns;
  reviews: typeof reviews;
  shell: typeof shell;
  shellDeferred: typeof shellDeferred;
  stockAlerts: typeof stockAlerts;
  unsubscribe: typeof unsubscribe;
  verifyEmail: typeof verifyEmail;
  video: typeof video;
}

/** A file of strings, named as the domain it serves. */
export type DomainName = keyof Domains;

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string | EnglishPluralForms ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** Every text of the shop by its path, for example `errors.notFound.title`. */
export type MessageKey = { [D in DomainName]: KeyOf<Domains[D]> }[DomainName];
