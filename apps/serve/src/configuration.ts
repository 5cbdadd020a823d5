import {
  ConfigurationError,
  environmentReader,
  factNames,
  sharedSettings,
  type ApiConfiguration,
  type Environment,
  type EnvironmentReader,
  type MailSettings,
  type PaymentsConfiguration,
} from '@mahd/api';
import { typoDistance } from '@mahd/rules/locale/search';
import {
  DEFAULT_PAYMENT_OPTIONS,
  isEmail,
  ONLINE_METHODS,
  type AmountLimits,
  type OnlineMethod,
  type PaymentOptions,
} from '@mahd/rules/shop';
import type { Settings } from '@mahd/storefront/server';
import { deliveryOf } from './delivery.js';
import { deliveryFacts } from './deliveryFacts.js';
import { retentionFacts, retentionOf } from './retention.js';
import { readSynonyms } from './synonyms.js';

/** The configuration of the process, read once from the environment. README.md lists every variable. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly api: ApiConfiguration;
  /** API base URL for pages; null uses the API in this process. */
  readonly remoteApi: string | null;
  readonly settings: Settings;
  /** Names in the environment that are probably misspelled, with what was meant. */
  readonly misspelled: readonly { readonly name: string; readonly meant: string }[];
}

export { ConfigurationError };

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const brands = ['mahd', 'nada'] as const;
/** Shorter names, such as PORT, resemble those of other programs. */
const SHORTEST_COMPARED = 8;
/** The name of an HTTP header. */
const HEADER = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Whether an origin is reachable from this machine only. */
export function isLocal(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** Reads and validates the environment. Throws a {@link ConfigurationError} for the first invalid value. */
export function readConfiguration(environment: Environment): Configuration {
  const read = environmentReader(environment);
  const shared = sharedSettings(read);
  const port = read.integer('PORT', 3000, 1, 65_535);
  const origin = shared.publicOrigin ?? `http://localhost:${port}`;
  const local = isLocal(origin);
  requireHttps('PUBLIC_ORIGIN', origin);
  const remoteApi = read.address('API_BASE_URL', null);
  // The country look-up is always served by this process, even with a remote API.
  const ownApi = remoteApi ? `${origin}/api/` : '';
  const imageBaseUrl = read.optional('IMAGE_BASE_URL') ? read.address('IMAGE_BASE_URL', '') : '/pictures';
  // Without a legal name, texts have the name of the shop in their language.
  const legalName = { en: read.text('LEGAL_NAME', 'Mahd'), ar: read.text('LEGAL_NAME', 'مهد') };
  const companyFacts = {
    licence: read.optional('LICENCE'),
    trn: read.optional('TRN'),
    phone: read.parsed('COMPANY_PHONE', null, 'a phone number', phoneOf),
    fax: read.parsed('COMPANY_FAX', null, 'a fax number', phoneOf),
    whatsapp: read.parsed('COMPANY_WHATSAPP', null, 'a phone number with its country code', whatsappOf),
    email: read.parsed('COMPANY_EMAIL', null, 'an email address', (value) => (isEmail(value) ? value : null)),
    website: read.address('COMPANY_WEBSITE', null),
    address: read.optional('COMPANY_ADDRESS'),
    hours: read.optional('COMPANY_HOURS'),
    mapUrl: read.address('COMPANY_MAP_URL', null),
  };
  const social = {
    instagram: read.address('SOCIAL_INSTAGRAM', null),
    facebook: read.address('SOCIAL_FACEBOOK', null),
    youtube: read.address('SOCIAL_YOUTUBE', null),
  };
  if (companyFacts.trn && !/^\d{15}$/.test(companyFacts.trn))
    throw new ConfigurationError(`TRN must be 15 digits, but is "${companyFacts.trn}".`);
  const analyticsId = read.optional('ANALYTICS_ID');
  if (analyticsId && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId))
    throw new ConfigurationError(
      `ANALYTICS_ID must be a Google Analytics 4 measurement id such as G-ABC123DEF4, but is "${analyticsId}".`,
    );
  const metricsToken = read.optional('METRICS_TOKEN');
  if (metricsToken && !/^[\w.~+/=-]{16,200}$/.test(metricsToken))
    throw new ConfigurationError('METRICS_TOKEN must be 16 to 200 letters, digits or -._~+/=.');
  const countryHeader = read.parsed('COUNTRY_HEADER', null, 'the name of a header', (value) =>
    HEADER.test(value) ? value : null,
  );
  const delivery = deliveryOf(read);
  const retention = retentionOf(read);
  const synonyms = read.parsed('SEARCH_SYNONYMS', null, 'a JSON file such as {"dummy": ["pacifier"]}', readSynonyms);
  const payments = paymentsOf(read, local);
  const paymentOptions = paymentOptionsOf(read, payments.kind, remoteApi !== null);

  const configuration = {
    host: read.text('HOST', '0.0.0.0'),
    port,
    remoteApi,
    api: {
      dataDir: shared.dataDir,
      ...(shared.databaseUrl ? { databaseUrl: shared.databaseUrl } : {}),
      publicOrigin: origin,
      imageBaseUrl,
      seedDemo: read.boolean('SEED_DEMO', local),
      regulatedFeeding: shared.regulatedFeeding,
      revealUnknownEmail: read.boolean('REVEAL_UNKNOWN_EMAIL', true),
      logLevel: read.choice('LOG_LEVEL', logLevels, 'warn'),
      trustProxy: read.boolean('TRUST_PROXY', false),
      defaultCountry: read.choice('DEFAULT_COUNTRY', ['AE', 'SA'] as const, 'AE'),
      ...(countryHeader ? { countryHeader: countryHeader.toLowerCase() } : {}),
      ...(metricsToken ? { metricsToken } : {}),
      ...(synonyms ? { synonyms } : {}),
      widgetPages: { home: 'home', header: 'header', footer: 'footer' },
      delivery,
      retention,
      payments,
      paymentOptions,
      mail: mailOf(read, origin),
      facts: factsOf(environment, {
        ...companyFacts,
        legalNameEn: legalName.en,
        legalNameAr: legalName.ar,
        ...deliveryFacts(delivery),
        ...retentionFacts(retention),
        instagramUrl: social.instagram,
        facebookUrl: social.facebook,
        youtubeUrl: social.youtube,
      }),
    },
    settings: {
      origin,
      apiBaseUrl: remoteApi ?? '/api',
      emiratesUrl: read.address('EMIRATES_URL', null),
      imageBaseUrl,
      brand: read.choice('BRAND', brands, 'mahd'),
      analyticsId,
      geo: {
        primary: read.address('GEO_PRIMARY_URL', `${ownApi}geo`),
        fallback: read.address('GEO_FALLBACK_URL', `${ownApi}geo/fallback`),
      },
      globalSiteUrl: read.address('GLOBAL_SITE_URL', null),
      social,
      delivery,
      paymentOptions,
      company: { legalName, ...companyFacts },
    },
  };
  return { ...configuration, misspelled: misspelledNames(environment, read.known) };
}

/** The variables that are not read, and nearly have the name of one that is. */
function misspelledNames(environment: Environment, known: ReadonlySet<string>): Configuration['misspelled'] {
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
  const isNear = (name: string, other: string) =>
    Math.abs(name.length - other.length) <= 1 && typoDistance(name, other) !== null;
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name)) return [];
    const meant = [...known].find((other) => other.length >= SHORTEST_COMPARED && isNear(plain(name), plain(other)));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Throws for an address whose requests others on the way could read. */
function requireHttps(name: string, address: string): void {
  if (!address.startsWith('https:') && !isLocal(address))
    throw new ConfigurationError(
      `${name} must start with https://, except for an address of this machine, but is "${address}".`,
    );
}

/** A phone number in any notation; null for any other text. */
function phoneOf(value: string): string | null {
  return /^\+?[\d\s()-]+$/.test(value) && /^(?:\D*\d){5,15}\D*$/.test(value) ? value : null;
}

/** The digits of an international phone number, as in addresses of WhatsApp; null for any other text. */
function whatsappOf(value: string): string | null {
  const digits = /^\+?[\d\s()-]+$/.test(value) ? value.replace(/\D/g, '') : '';
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null;
}

/** PayTabs when configured, otherwise the sandbox on localhost and no online payment on a public origin. */
function paymentsOf(read: EnvironmentReader, local: boolean): PaymentsConfiguration {
  const names = ['PAYMENTS_ENDPOINT', 'PAYMENTS_PROFILE_ID', 'PAYMENTS_SERVER_KEY'] as const;
  const missing = names.filter((name) => read.optional(name) === null);
  if (missing.length === names.length) return local ? { kind: 'sandbox' } : { kind: 'off' };
  if (missing[0]) throw new ConfigurationError(`${missing[0]} must be set too, because other PAYMENTS_ names are.`);
  const callbackUrl = read.address('PAYMENTS_CALLBACK_URL', null);
  const endpoint = read.address('PAYMENTS_ENDPOINT', '');
  requireHttps('PAYMENTS_ENDPOINT', endpoint);
  return {
    kind: 'paytabs',
    endpoint,
    profileId: read.integer('PAYMENTS_PROFILE_ID', 0, 1, Number.MAX_SAFE_INTEGER),
    serverKey: read.text('PAYMENTS_SERVER_KEY', ''),
    ...(callbackUrl ? { callbackUrl } : {}),
  };
}

/**
 * Cash on delivery, and the online methods of PAYMENTS_METHODS unless online payment is off. By default PayTabs is used
 * for cards, and the sandbox for every method.
 */
function paymentOptionsOf(
  read: EnvironmentReader,
  kind: PaymentsConfiguration['kind'],
  isApiRemote: boolean,
): PaymentOptions {
  const { tabby, tamara } = DEFAULT_PAYMENT_OPTIONS.payLaterLimits;
  const limits = (name: string, fallback: AmountLimits) =>
    read.parsed(name, fallback, 'the smallest and largest order in fils, such as 10000-300000', limitsOf);
  const online = read.parsed<readonly OnlineMethod[]>(
    'PAYMENTS_METHODS',
    kind === 'sandbox' ? ONLINE_METHODS : ['card'],
    `a list of ${ONLINE_METHODS.join(', ')}`,
    methodsOf,
  );
  return {
    methods: kind === 'off' && !isApiRemote ? ['cod'] : [...online, 'cod'],
    payLaterLimits: {
      tabby: limits('PAYMENTS_TABBY_LIMITS', tabby),
      tamara: limits('PAYMENTS_TAMARA_LIMITS', tamara),
    },
  };
}

function methodsOf(text: string): readonly OnlineMethod[] | null {
  const names = new Set(text.split(',').map((name) => name.trim().toLowerCase()));
  const known = ONLINE_METHODS.filter((method) => names.has(method));
  return known.length === names.size ? known : null;
}

function limitsOf(text: string): AmountLimits | null {
  const [, min, max] = /^(\d{1,9})\s*-\s*(\d{1,9})$/.exec(text) ?? [];
  return min !== undefined && Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : null;
}

/** Mails are written to the outbox folder unless SMTP_URL is set. */
function mailOf(read: EnvironmentReader, origin: string): MailSettings {
  const smtpUrl = read.optional('SMTP_URL');
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl))
    throw new ConfigurationError('SMTP_URL must start with smtp:// or smtps://.');
  const from = read.parsed(
    'MAIL_FROM',
    { name: 'Mahd', address: `orders@${new URL(origin).hostname}` },
    'a sender such as Mahd <orders@shop.example>',
    senderOf,
  );
  if (smtpUrl && read.optional('MAIL_FROM') === null)
    throw new ConfigurationError('MAIL_FROM must be set too, because SMTP_URL is.');
  return smtpUrl ? { from, smtpUrl } : { from };
}

/** A mail address, alone or after a name. */
function senderOf(value: string): MailSettings['from'] | null {
  const [, name = '', bracketed, alone = ''] = /^(?:"?([^"<>]*?)"?\s*<(.+)>|(.+))$/.exec(value) ?? [];
  const address = bracketed ?? alone;
  return isEmail(address) ? { name, address } : null;
}

/**
 * Company facts for placeholders in texts: the values above plus every `FACT_…` variable (`FACT_UAE_OFFICE_NAME`
 * becomes uaeOfficeName).
 */
function factsOf(environment: Environment, known: Readonly<Record<string, string | null>>): Record<string, string> {
  const added = Object.entries(environment).flatMap(([name, value]): [string, string][] => {
    const text = value?.trim();
    if (!text || !name.startsWith('FACT_')) return [];
    const fact = name
      .slice('FACT_'.length)
      .toLowerCase()
      .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    if (!factNames.includes(fact))
      throw new ConfigurationError(
        `${name} is not used in any text: the names are in packages/content/scripts/content/facts.mjs.`,
      );
    return [[fact, text]];
  });
  return Object.fromEntries(
    [...Object.entries(known), ...added].filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
