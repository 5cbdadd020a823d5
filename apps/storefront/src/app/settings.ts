import type { DeliverySettings } from '@mahd/rules/shop/delivery';

/** What the browser may know of the configuration. Everything here ends up in the page: no secret belongs here. */
export interface Settings {
  /** For example `https://mahd.example`, without a slash at the end. */
  origin: string;
  /** Where the browser finds the API, for example `/api`. */
  apiBaseUrl: string;
  /** Where the list of emirates is, when it is not the API's own. */
  emiratesUrl: string | null;
  imageBaseUrl: string;
  brand: 'mahd' | 'nada';
  /** Google Analytics 4 measurement id; null where nothing is counted. */
  analyticsId: string | null;
  /** Where the visitor's country is looked up: absolute addresses, or paths of the API. The first answers `countryCode`, the second `country`. */
  geo: { primary: string; fallback: string };
  globalSiteUrl: string | null;
  social: { instagram: string | null; facebook: string | null; youtube: string | null };
  /** When and how fast the shop delivers. */
  delivery: DeliverySettings;
  /** Facts about the company that texts refer to; null is not shown. */
  company: {
    legalName: string;
    licence: string | null;
    trn: string | null;
    phone: string | null;
    fax: string | null;
    email: string | null;
    address: string | null;
    hours: string | null;
    mapUrl: string | null;
  };
}
