import type { Language } from '@mahd/rules/locale';
import type { PaymentOptions } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';

/** The public part of the configuration. It is sent to the browser with every page, so it must not contain secrets. */
export interface Settings {
  /** For example `https://mahd.example`, without a trailing slash. */
  origin: string;
  /** Base URL of the API as the browser uses it, for example `/api`. */
  apiBaseUrl: string;
  /** URL of the list of emirates; null to use the API's own. */
  emiratesUrl: string | null;
  imageBaseUrl: string;
  brand: 'mahd' | 'nada';
  /** Google Analytics 4 measurement ID; null disables analytics. */
  analyticsId: string | null;
  /**
   * Services that look up the visitor's country: absolute URLs or paths of the API. `primary` responds with
   * `countryCode`, `fallback` with `country`.
   */
  geo: { primary: string; fallback: string };
  globalSiteUrl: string | null;
  social: { instagram: string | null; facebook: string | null; youtube: string | null };
  /** Methods offered at checkout, and shown in the footer. */
  paymentOptions: PaymentOptions;
  /** Delivery days and times. */
  delivery: DeliverySettings;
  /** Company details shown in texts; those that are null are left out. */
  company: {
    legalName: Readonly<Record<Language, string>>;
    licence: string | null;
    trn: string | null;
    phone: string | null;
    /** Number with its country code, digits only. */
    whatsapp: string | null;
    fax: string | null;
    email: string | null;
    website: string | null;
    address: string | null;
    hours: string | null;
    mapUrl: string | null;
  };
}
