import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DELIVERY, dispatchAfter, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { createMessages, type Messages } from '../../src/app/messages.js';
import { pagePromiseText, promiseText, type PromiseText } from '../../src/features/delivery/promiseText.js';

const dubai = { name: 'Dubai', name_ar: 'دبي' };
const at = (text: string) => Date.parse(`${text}+04:00`);

const messages: Record<'en' | 'ar', Messages> = { en: createMessages('en'), ar: createMessages('ar') };
beforeAll(async () => {
  await Promise.all([messages.en.load(['delivery']), messages.ar.load(['delivery'])]);
});
const joined = ({ days, condition }: PromiseText) => `${days} | ${condition}`.replaceAll('\u00a0', ' ');
const textAt = (language: 'en' | 'ar', now: string, place = dubai, settings: DeliverySettings = DEFAULT_DELIVERY) =>
  joined(promiseText(at(now), place, settings, language, messages[language].t));

describe('promiseText', () => {
  it.each([
    [
      '2026-11-20T11:50',
      'Arrives Sat 21 – Mon 23 Nov | in Dubai · order within 2 h 10 min',
      'يصلكِ بين السبت 21 والاثنين 23 نوفمبر | في دبي · اطلبي خلال ساعتين و10 دقائق',
    ],
    [
      '2026-11-20T12:58',
      'Arrives Sat 21 – Mon 23 Nov | in Dubai · order within 1 h 2 min',
      'يصلكِ بين السبت 21 والاثنين 23 نوفمبر | في دبي · اطلبي خلال ساعة ودقيقتين',
    ],
    [
      '2026-11-20T13:59',
      'Arrives Sat 21 – Mon 23 Nov | in Dubai · order within 1 min',
      'يصلكِ بين السبت 21 والاثنين 23 نوفمبر | في دبي · اطلبي خلال دقيقة',
    ],
    [
      '2026-11-18T21:45',
      'Arrives Fri 20 – Sat 21 Nov | in Dubai · order within 16 h 15 min',
      'يصلكِ بين الجمعة 20 والسبت 21 نوفمبر | في دبي · اطلبي خلال 16 ساعة و15 دقيقة',
    ],
    [
      '2026-11-27T11:00',
      'Arrives Sat 28 – Mon 30 Nov | in Dubai · order within 3 h',
      'يصلكِ بين السبت 28 والاثنين 30 نوفمبر | في دبي · اطلبي خلال 3 ساعات',
    ],
    ['2026-11-28T18:00', 'Arrives Tue 1 – Fri 4 Dec | in Dubai', 'يصلكِ بين الثلاثاء 1 والجمعة 4 ديسمبر | في دبي'],
  ])('at %s', (now, english, arabic) => {
    expect(textAt('en', now)).toBe(english);
    expect(textAt('ar', now)).toBe(arabic);
  });

  it('has a single day where the range is one', () => {
    const sameDay = { ...DEFAULT_DELIVERY, otherDays: { min: 0, max: 0 }, daysByEmirate: {} };
    expect(textAt('en', '2026-11-20T13:00', dubai, sameDay)).toBe('Arrives Fri 20 Nov | in Dubai · order within 1 h');
    expect(textAt('ar', '2026-11-20T13:00', dubai, sameDay)).toBe(
      'يصلكِ يوم الجمعة 20 نوفمبر | في دبي · اطلبي خلال ساعة',
    );
  });

  it('names a place in Arabic where it is known, otherwise in English', () => {
    expect(textAt('ar', '2026-11-20T11:00', { name: 'Fujairah', name_ar: '' })).toContain('الفجيرة');
    expect(textAt('ar', '2026-11-20T11:00', { name: 'Hatta', name_ar: '' })).toContain('Hatta');
  });

  it('fills every placeholder at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }),
        fc.constantFrom('en' as const, 'ar' as const),
        (now, language) => {
          expect(joined(promiseText(now, dubai, DEFAULT_DELIVERY, language, messages[language].t))).not.toMatch(
            /[{}]|undefined|NaN/,
          );
        },
      ),
    );
  });
});

describe('pagePromiseText', () => {
  const pageText = (language: 'en' | 'ar', place = dubai, settings: DeliverySettings = DEFAULT_DELIVERY) =>
    joined(pagePromiseText('2026-11-20', place, settings, language, messages[language].t));

  it('has the days of orders before the cut-off', () => {
    expect(pageText('en')).toBe('Arrives Sat 21 – Mon 23 Nov | in Dubai · order before 2 PM');
    expect(pageText('ar')).toBe('يصلكِ بين السبت 21 والاثنين 23 نوفمبر | في دبي · اطلبي قبل الساعة 2 ظهرًا');
    expect(pageText('en', { name: 'Fujairah', name_ar: '' }, { ...DEFAULT_DELIVERY, cutOffMinutes: 545 })).toBe(
      'Arrives Mon 23 – Tue 24 Nov | in Fujairah · order before 9:05 AM',
    );
  });

  it('has the same days as the promise until the cut-off of the day of dispatch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }),
        fc.constantFrom('en' as const, 'ar' as const),
        (now, language) => {
          const { t } = messages[language];
          const { dispatchDate } = dispatchAfter(now, DEFAULT_DELIVERY);
          expect(pagePromiseText(dispatchDate, dubai, DEFAULT_DELIVERY, language, t).days).toBe(
            promiseText(now, dubai, DEFAULT_DELIVERY, language, t).days,
          );
        },
      ),
    );
  });
});
