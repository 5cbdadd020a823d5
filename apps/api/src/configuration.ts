import type { PaymentOptions } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import type { RetentionPeriods } from './jobs/periods.js';
import type { MailSettings } from './mail/mailer.js';
import type { Synonyms } from './search/synonyms.js';

/** Online payment: off, on the built-in test page, or with PayTabs. */
export type PaymentsConfiguration =
  | { readonly kind: 'off' }
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'paytabs';
      /** The host of the merchant's region, e.g. https://secure.paytabs.com for the UAE. */
      readonly endpoint: string;
      readonly profileId: number;
      readonly serverKey: string;
      /**
       * URL for PayTabs' server-to-server callbacks, public https without a port. Default: `publicOrigin` +
       * /api/payments/callback.
       */
      readonly callbackUrl?: string;
    };

/** Configuration of the back end. It reads no environment variables itself. */
export interface ApiConfiguration {
  /** Folder of the embedded database, the mail outbox and the admin socket. Created if missing. */
  readonly dataDir: string;
  /** PostgreSQL connection string. Default: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Public origin of the shop, without a trailing slash. */
  readonly publicOrigin: string;
  /** Prefix of picture paths, absolute or root-relative. */
  readonly imageBaseUrl: string;
  /** Sample reviews and promo codes, for demonstrations only. */
  readonly seedDemo: boolean;
  /** Whether forget-password and registration reveal if an e-mail address has an account. */
  readonly revealUnknownEmail: boolean;
  /** Bottles, teats, cups and pacifiers are sold but never promoted (WHO Code, UAE Cabinet resolution of 2018). */
  readonly regulatedFeeding: boolean;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** Whether to trust X-Forwarded-* headers. */
  readonly trustProxy: boolean;
  /** ISO 3166-1 alpha-2 country used when the visitor's is unknown. */
  readonly defaultCountry: string;
  /** Request header in which a CDN names the visitor's country. */
  readonly countryHeader?: string;
  /** Ids of the home, header and footer widgets in `auth/all_widgets/{id}`. */
  readonly widgetPages: { readonly home: string; readonly header: string; readonly footer: string };
  /** Company data by placeholder name: legalNameEn, licence, trn, address, phone, email, … */
  readonly facts: Readonly<Record<string, string>>;
  /** Delivery times used in mails; defaults match the delivery policy. */
  readonly delivery?: DeliverySettings;
  /** Default: mails are written to the outbox folder of `dataDir`. */
  readonly mail?: MailSettings;
  /** Retention of personal data; defaults match the privacy policy. */
  readonly retention?: RetentionPeriods;
  /** Words that shoppers search for; default: those of the catalogue. */
  readonly synonyms?: Synonyms;
  /** Bearer token for `/api/metrics`. Without it the route answers 404. */
  readonly metricsToken?: string;
  /** Default: off. */
  readonly payments?: PaymentsConfiguration;
  /** Methods offered at checkout. Default: card and cash on delivery. Online methods need `payments`. */
  readonly paymentOptions?: PaymentOptions;
}
