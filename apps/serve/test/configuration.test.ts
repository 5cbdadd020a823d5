import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAYMENT_OPTIONS } from '@mahd/rules/shop';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { ConfigurationError, readConfiguration } from '../src/configuration.js';
import { startNotices } from '../src/startNotices.js';

describe('readConfiguration', () => {
  it('has a default for every value', () => {
    const { port, api, settings, remoteApi } = readConfiguration({});
    expect({ port, remoteApi, origin: settings.origin, images: settings.imageBaseUrl, brand: settings.brand }).toEqual({
      port: 3000,
      remoteApi: null,
      origin: 'http://localhost:3000',
      images: '/pictures',
      brand: 'mahd',
    });
    expect(api.regulatedFeeding).toBe(true);
    expect(api.databaseUrl).toBeUndefined();
  });

  it('seeds sample data on localhost only, unless configured', () => {
    expect(readConfiguration({}).api.seedDemo).toBe(true);
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example' }).api.seedDemo).toBe(false);
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example', SEED_DEMO: 'true' }).api.seedDemo).toBe(true);
  });

  it('passes known company facts to texts', () => {
    const { facts } = readConfiguration({
      COMPANY_PHONE: '+971 4 000 0000',
      COMPANY_WEBSITE: 'https://mahd.example/',
      SOCIAL_INSTAGRAM: 'https://instagram.com/mahd',
      FACT_UAE_OFFICE_NAME: 'Mahd UAE',
      FACT_PRIVACY_EMAIL: ' ',
    }).api;
    expect(facts).toMatchObject({
      legalNameEn: 'Mahd',
      legalNameAr: 'مهد',
      phone: '+971 4 000 0000',
      website: 'https://mahd.example',
      instagramUrl: 'https://instagram.com/mahd',
      uaeOfficeName: 'Mahd UAE',
    });
    expect(facts).not.toHaveProperty('privacyEmail');
    expect(facts).not.toHaveProperty('email');
  });

  it('reads a WhatsApp number in any notation', () => {
    expect(readConfiguration({ COMPANY_WHATSAPP: '+971 (50) 123-4567' }).settings.company.whatsapp).toBe(
      '971501234567',
    );
    expect(readConfiguration({}).settings.company.whatsapp).toBeNull();
  });

  it('reads synonyms from a file', () => {
    const file = resolve(import.meta.dirname, '../../../packages/content/catalogue/synonyms.json');
    expect(readConfiguration({ SEARCH_SYNONYMS: file }).api.synonyms).toMatchObject({ dummy: ['pacifier'] });
    expect(readConfiguration({}).api).not.toHaveProperty('synonyms');
  });

  it('uses the delivery times of the policy unless configured', () => {
    expect(readConfiguration({}).settings.delivery).toEqual(DEFAULT_DELIVERY);
    const { api, settings } = readConfiguration({
      DELIVERY_CUT_OFF: '9:30',
      DELIVERY_CLOSED: 'friday, Sunday, 2027-03-10, 12-02',
      DELIVERY_DAYS: 'Dubai=0-1, Umm Al Quwain = 4, other=2-3',
    });
    expect(settings.delivery).toEqual({
      cutOffMinutes: 570,
      closedWeekdays: [5, 0],
      holidays: ['2027-03-10', '12-02'],
      daysByEmirate: { Dubai: { min: 0, max: 1 }, 'Umm Al Quwain': { min: 4, max: 4 } },
      otherDays: { min: 2, max: 3 },
    });
    expect(api.delivery).toEqual(settings.delivery);
    expect(api.facts).toMatchObject({
      deliveryCutOffEn: '9:30 AM',
      deliveryCutOffAr: '9:30 صباحًا',
      deliveryClosedEn: 'Friday, Sunday, 2\u00a0December and 10\u00a0March 2027',
      deliveryClosedAr: 'الجمعة والأحد و2\u00a0ديسمبر و10\u00a0مارس 2027',
      deliveryDubaiEn: 'up to 1 business day',
      deliveryDubaiAr: 'ما لا يزيد على يوم عمل',
      deliveryUmmAlQuwainEn: '4 business days',
      deliveryAbuDhabiAr: 'يومَي عمل أو ثلاثة',
      deliveryAbuDhabiPlacesEn: 'Abu\u00a0Dhabi, Sharjah, Ajman, Ras\u00a0Al\u00a0Khaimah and Fujairah',
    });
    expect(api.facts).not.toHaveProperty('deliveryAjmanEn');
    expect(readConfiguration({}).api.facts).toMatchObject({
      deliveryClosedEn: 'Sunday, 1\u00a0January, 2\u00a0December and 3\u00a0December',
      deliveryClosedAr: 'الأحد و1\u00a0يناير و2\u00a0ديسمبر و3\u00a0ديسمبر',
      deliveryDubaiPlacesEn: 'Dubai, Sharjah and Ajman',
      deliveryDubaiPlacesAr: 'دبي والشارقة وعجمان',
      deliveryDubaiEn: '1 to 2 business days',
      deliveryAbuDhabiPlacesEn: 'Abu\u00a0Dhabi, Umm\u00a0Al\u00a0Quwain, Ras\u00a0Al\u00a0Khaimah and Fujairah',
      deliveryAbuDhabiPlacesAr: 'أبوظبي وأم\u00a0القيوين ورأس\u00a0الخيمة والفجيرة',
      deliveryAbuDhabiAr: 'يومَي عمل أو ثلاثة',
    });
    expect(readConfiguration({ DELIVERY_CLOSED: 'none' }).settings.delivery).toMatchObject({
      cutOffMinutes: 840,
      closedWeekdays: [],
      holidays: [],
    });
    expect(readConfiguration({ DELIVERY_CLOSED: 'none' }).api.facts).not.toHaveProperty('deliveryClosedEn');
  });

  it('uses the retention periods of the policy, and the policy states those configured', () => {
    expect(readConfiguration({}).api).toMatchObject({
      retention: { orders: { amount: 5, unit: 'year' }, mails: { amount: 90, unit: 'day' } },
      facts: { keptOrdersEn: '5 years', keptOrdersAr: '5 سنوات', keptMessagesAr: 'سنتان', keptMailsAr: '90 يومًا' },
    });
    const { retention, facts } = readConfiguration({ RETENTION_MAILS: '1 day', RETENTION_ORDERS: '10 Years' }).api;
    expect(retention).toMatchObject({ orders: { amount: 10, unit: 'year' }, mails: { amount: 1, unit: 'day' } });
    expect(facts).toMatchObject({ keptOrdersEn: '10 years', keptMailsEn: '1 day', keptReviewsEn: '1 year' });
    for (const wrong of ['4 years', '1826 days', '5', 'five years', '5 months', '-5 years'])
      expect(() => readConfiguration({ RETENTION_ORDERS: wrong }), wrong).toThrow(
        `RETENTION_ORDERS must be a number of days or years such as "90 days" or "2 years", at least 5 years, but is "${wrong}".`,
      );
    expect(() => readConfiguration({ RETENTION_UNPAID_ORDERS: '1 day' })).toThrow('at least 2 days');
  });

  it('treats blank values as missing', () => {
    expect(readConfiguration({ PORT: ' ', BRAND: '' }).port).toBe(3000);
  });

  it('uses the payment sandbox on localhost only', () => {
    const provider = {
      PAYMENTS_ENDPOINT: 'https://secure.paytabs.com',
      PAYMENTS_PROFILE_ID: '12345',
      PAYMENTS_SERVER_KEY: 'key',
    };
    expect(readConfiguration({}).api.payments).toEqual({ kind: 'sandbox' });
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example' }).api.payments).toEqual({ kind: 'off' });
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example', ...provider }).api.payments).toEqual({
      kind: 'paytabs',
      endpoint: 'https://secure.paytabs.com',
      profileId: 12345,
      serverKey: 'key',
    });
    expect(() => readConfiguration({ ...provider, PAYMENTS_SERVER_KEY: '' })).toThrow(/^PAYMENTS_SERVER_KEY .*\.$/);
  });

  it('offers the configured payment methods, cash included', () => {
    const optionsOf = (environment: Record<string, string>) => {
      const { api, settings } = readConfiguration(environment);
      expect(settings.paymentOptions).toEqual(api.paymentOptions);
      return settings.paymentOptions;
    };
    const shop = { PUBLIC_ORIGIN: 'https://shop.example' };
    const paytabs = {
      ...shop,
      PAYMENTS_ENDPOINT: 'https://secure.paytabs.com',
      PAYMENTS_PROFILE_ID: '12345',
      PAYMENTS_SERVER_KEY: 'key',
    };
    expect(optionsOf({}).methods).toEqual(['card', 'applepay', 'tabby', 'tamara', 'cod']);
    expect(optionsOf(shop).methods).toEqual(['cod']);
    expect(optionsOf({ ...shop, PAYMENTS_METHODS: 'card,tabby' }).methods).toEqual(['cod']);
    expect(optionsOf({ ...shop, API_BASE_URL: 'https://api.example' }).methods).toEqual(['card', 'cod']);
    expect(optionsOf(paytabs)).toEqual(DEFAULT_PAYMENT_OPTIONS);
    expect(
      optionsOf({ ...paytabs, PAYMENTS_METHODS: 'Tamara, card,card', PAYMENTS_TAMARA_LIMITS: '5000 - 500000' }),
    ).toEqual({
      methods: ['card', 'tamara', 'cod'],
      payLaterLimits: { ...DEFAULT_PAYMENT_OPTIONS.payLaterLimits, tamara: { min: 5000, max: 500_000 } },
    });
  });

  it('writes mails to the outbox folder unless SMTP is configured', () => {
    expect(readConfiguration({}).api.mail).toEqual({ from: { name: 'Mahd', address: 'orders@localhost' } });
    expect(
      readConfiguration({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Shop <shop@mail.example>' }).api.mail,
    ).toEqual({
      from: { name: 'Shop', address: 'shop@mail.example' },
      smtpUrl: 'smtp://mail.example:587',
    });
    const senderOf = (value: string) => readConfiguration({ MAIL_FROM: value }).api.mail?.from;
    expect(senderOf('orders@shop.example')).toEqual({ name: '', address: 'orders@shop.example' });
    expect(senderOf('"Mahd, the shop" <orders@shop.example>')).toEqual({
      name: 'Mahd, the shop',
      address: 'orders@shop.example',
    });
    for (const wrong of ['Mahd', 'Mahd <orders>', 'Mahd orders@shop.example', 'a@shop.example, b@shop.example'])
      expect(() => readConfiguration({ MAIL_FROM: wrong }), wrong).toThrow(
        `MAIL_FROM must be a sender such as Mahd <orders@shop.example>, but is "${wrong}".`,
      );
    expect(() => readConfiguration({ COMPANY_EMAIL: 'Care <care@shop.example>' })).toThrow(/^COMPANY_EMAIL .*\.$/);
  });

  it('reports missing configuration of a public shop at the start', () => {
    const shop = { PUBLIC_ORIGIN: 'https://shop.example', DATA_DIR: '/srv/shop' };
    expect(startNotices(readConfiguration(shop))).toEqual([
      expect.stringMatching(/^Online payment is off/),
      'Mails are not sent but written into /srv/shop/outbox: set SMTP_URL to send them.',
      expect.stringMatching(/^Visitors from outside the UAE are not recognized/),
    ]);
    expect(
      startNotices(readConfiguration({ ...shop, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'orders@shop.example' })),
    ).toHaveLength(2);
    for (const source of [{ COUNTRY_HEADER: 'cf-ipcountry' }, { GEO_PRIMARY_URL: 'https://geo.example/json' }])
      expect(
        startNotices(
          readConfiguration({ ...shop, ...source, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'orders@shop.example' }),
        ),
      ).toHaveLength(1);
    expect(startNotices(readConfiguration({}))).toEqual([]);
  });

  it('names variables that are nearly those of the shop', () => {
    const notices = startNotices(
      readConfiguration({
        DELIVERY_CUTOFF: '13:00',
        PAYMENTS_METHOD: 'card',
        HOSTS: 'x',
        PATH: '/bin',
        LOG_LEVEL: 'info',
      }),
    );
    expect(notices).toEqual([
      'DELIVERY_CUTOFF is not read: did you mean DELIVERY_CUT_OFF?',
      'PAYMENTS_METHOD is not read: did you mean PAYMENTS_METHODS?',
    ]);
  });

  it('sends the key of the payment provider over https only, except to this machine', () => {
    const read = (endpoint: string) =>
      readConfiguration({ PAYMENTS_ENDPOINT: endpoint, PAYMENTS_PROFILE_ID: '1', PAYMENTS_SERVER_KEY: 'key' });
    expect(() => read('http://pay.example')).toThrow(/^PAYMENTS_ENDPOINT must start with https:\/\/.*\.$/);
    expect(read('http://localhost:4000').api.payments).toMatchObject({ endpoint: 'http://localhost:4000' });
  });

  it('needs a sender for a mail server', () => {
    expect(() => readConfiguration({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM must be set too/);
  });

  it('says why the file of synonyms cannot be used', () => {
    expect(() => readConfiguration({ SEARCH_SYNONYMS: '/nowhere.json' })).toThrow(
      /\/nowhere\.json, which does not exist\.$/,
    );
    expect(() => readConfiguration({ SEARCH_SYNONYMS: import.meta.filename })).toThrow(/which is not JSON: /);
  });

  it('takes phone numbers in any notation', () => {
    for (const phone of ['+971 4 000 0000', '800-62433', '(04) 123 4567'])
      expect(readConfiguration({ COMPANY_PHONE: phone }).api.facts.phone).toBe(phone);
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
    ['COMPANY_PHONE', 'abc'],
    ['COMPANY_PHONE', '+971'],
    ['COMPANY_FAX', 'none'],
    ['COUNTRY_HEADER', 'a b'],
    ['PAYMENTS_METHODS', 'card,paypal'],
    ['PAYMENTS_METHODS', ','],
    ['PAYMENTS_TABBY_LIMITS', '10'],
    ['PAYMENTS_TAMARA_LIMITS', '200-100'],
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['IMAGE_BASE_URL', 'pictures'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['BRAND', 'pigeon'],
    ['SEED_DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SEARCH_SYNONYMS', '/nowhere.json'],
    ['SEARCH_SYNONYMS', import.meta.filename],
    ['METRICS_TOKEN', 'too-short'],
    ['METRICS_TOKEN', 'with spaces in the middle'],
    ['TRN', '123'],
    ['COMPANY_WHATSAPP', '050 123 4567'],
    ['COMPANY_WHATSAPP', 'call us'],
    ['COMPANY_WEBSITE', 'mahd.example'],
    ['GLOBAL_SITE_URL', 'javascript:alert(1)'],
    ['ANALYTICS_ID', 'UA-12345-1'],
    ['ANALYTICS_ID', "G-ABCD'; script-src *"],
    ['DELIVERY_CUT_OFF', '24:30'],
    ['DELIVERY_CLOSED', 'Someday'],
    ['DELIVERY_CLOSED', '2026-02-30'],
    ['DELIVERY_CLOSED', '02-30'],
    ['DELIVERY_CLOSED', 'sunday,monday,tuesday,wednesday,thursday,friday,saturday'],
    ['DELIVERY_DAYS', 'Dubai'],
    ['DELIVERY_DAYS', 'Dubai=3-2'],
    ['DELIVERY_DAYS', 'Dubia=1'],
    ['FACT_PRIVACI_EMAIL', 'privacy@mahd.example'],
    ['GEO_PRIMARY_URL', 'geo.example/json'],
    ['GEO_FALLBACK_URL', 'file:///etc/passwd'],
  ])('rejects %s=%s in one line', (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
