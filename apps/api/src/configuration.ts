import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import type { RetentionPeriods } from './jobs/periods.js';
import type { MailSettings } from './mail/mailer.js';

/** How cards are paid: not at all, on the built-in test page, or with PayTabs. */
export type PaymentsConfiguration =
  | { readonly kind: 'off' }
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'paytabs';
      /** The host of the merchant's region, e.g. https://secure.paytabs.com for the UAE. */
      readonly endpoint: string;
      readonly profileId: number;
      readonly serverKey: string;
      /** Where PayTabs reports to; by default `publicOrigin` + /api/payments/callback. It must be public, https and without a port. */
      readonly callbackUrl?: string;
    };

/** Everything the back end needs to know. It reads no environment: whoever starts it does. */
export interface ApiConfiguration {
  /** Folder of the embedded database, the mail outbox and the operators' socket. Created when missing. */
  readonly dataDir: string;
  /** A PostgreSQL address. Without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string;
  /** Scheme, host and port under which shoppers reach the shop, without a slash at the end. */
  readonly publicOrigin: string;
  /** What stands before a picture's path, absolute or from the root. */
  readonly imageBaseUrl: string;
  /** Sample reviews and promo codes: for demonstrations, never for a real shop. */
  readonly seedDemo: boolean;
  /** Whether forget-password says that an address is nobody's: the given behaviour, which an owner can close. */
  readonly revealUnknownEmail: boolean;
  /** Bottles, teats, cups and pacifiers are sold but never promoted (WHO Code, UAE Cabinet resolution of 2018). */
  readonly regulatedFeeding: boolean;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** Whether X-Forwarded-* headers come from a proxy of ours. */
  readonly trustProxy: boolean;
  /** ISO 3166-1 alpha-2 country answered when nothing better is known. */
  readonly defaultCountry: string;
  /** Request header in which a content-delivery network names the visitor's country. */
  readonly countryHeader?: string;
  /** Names that stand for the home, header and footer pages in `auth/all_widgets/{id}`. */
  readonly widgetPages: { readonly home: string; readonly header: string; readonly footer: string };
  /** Company data by the name used in texts: legalName, licence, trn, address, phone, email, … */
  readonly facts: Readonly<Record<string, string>>;
  /** When and how fast the shop delivers, for the dates in mails; by default as the policy says. */
  readonly delivery?: DeliverySettings;
  /** Where mails go; by default into the outbox folder of `dataDir`. */
  readonly mail?: MailSettings;
  /** How long what is private is kept; by default as the privacy policy says. */
  readonly retention?: RetentionPeriods;
  /** What whoever reads `/api/metrics` must show; without it there are none. */
  readonly metricsToken?: string;
  /** Off unless said otherwise. */
  readonly payments?: PaymentsConfiguration;
}
