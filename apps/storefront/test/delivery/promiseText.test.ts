import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DELIVERY, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { createMessages, type Messages } from '../../src/app/messages.js';
import { promiseText, generalPromiseText } from '../../src/features/delivery/promiseText.js';

const dubai = { name: 'Dubai', name_ar: 'دبي' };
const at = (text: string) => Date.parse(`${text}+04:00`);

const messages: Record<'en' | 'ar', Messages> = { en: createMessages('en'), ar: createMessages('ar') };
beforeAll(async () => {
  await Promise.all([messages.en.load(['delivery']), messages.ar.load(['delivery'])]);
});
const textAt = (language: 'en' | 'ar', now: string, place = dubai, settings: DeliverySettings = DEFAULT_DELIVERY) =>
  promiseText(at(now), place, settings, language, messages[language].t).replaceAll('\u00a0', ' ');

describe('promiseText', () => {
  it.each([
    [
      '2026-11-20T11:50',
      'Order within 2 h 10 min for delivery tomorrow in Dubai',
      'اطلبي خلال ساعتين و10 دقائق ليصلكِ طلبكِ غدًا في دبي',
    ],
    [
      '2026-11-20T12:58',
      'Order within 1 h 2 min for delivery tomorrow in Dubai',
      'اطلبي خلال ساعة ودقيقتين ليصلكِ طلبكِ غدًا في دبي',
    ],
    ['2026-11-20T13:59', 'Order within 1 min for delivery tomorrow in Dubai', 'اطلبي خلال دقيقة ليصلكِ طلبكِ غدًا في دبي'],
    ['2026-11-20T11:00', 'Order within 3 h for delivery tomorrow in Dubai', 'اطلبي خلال 3 ساعات ليصلكِ طلبكِ غدًا في دبي'],
    [
      '2026-11-18T21:45',
      'Order within 16 h 15 min for delivery on Friday in Dubai',
      'اطلبي خلال 16 ساعة و15 دقيقة ليصلكِ طلبكِ يوم الجمعة في دبي',
    ],
    ['2026-11-28T18:00', 'Order now for delivery on Tuesday in Dubai', 'اطلبي الآن ليصلكِ طلبكِ يوم الثلاثاء في دبي'],
  ])('at %s', (now, english, arabic) => {
    expect(textAt('en', now)).toBe(english);
    expect(textAt('ar', now)).toBe(arabic);
  });

  it('shows a date from a week on, and today for same-day delivery', () => {
    const withHolidays = {
      ...DEFAULT_DELIVERY,
      holidays: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    };
    expect(textAt('en', '2026-11-23T15:00', dubai, withHolidays)).toBe(
      'Order now for delivery on 1 December 2026 in Dubai',
    );
    expect(
      textAt('ar', '2026-11-20T13:00', dubai, {
        ...DEFAULT_DELIVERY,
        otherDays: { min: 0, max: 1 },
        daysByEmirate: {},
      }),
    ).toBe('اطلبي خلال ساعة ليصلكِ طلبكِ اليوم في دبي');
  });

  it('falls back to the English name of a place', () => {
    expect(textAt('ar', '2026-11-20T11:00', { name: 'Hatta', name_ar: '' })).toContain('Hatta');
  });

  it('has a generally valid text', () => {
    expect(generalPromiseText(dubai, DEFAULT_DELIVERY, 'en', messages.en.t)).toBe(
      'Order before 2 PM for delivery in Dubai within 2 business days',
    );
    expect(generalPromiseText(dubai, DEFAULT_DELIVERY, 'ar', messages.ar.t)).toBe(
      'اطلبي قبل الساعة 2 ظهرًا ليصلكِ طلبكِ في دبي خلال يومَي عمل',
    );
    expect(
      generalPromiseText(
        { name: 'Fujairah', name_ar: '' },
        { ...DEFAULT_DELIVERY, cutOffMinutes: 545 },
        'en',
        messages.en.t,
      ),
    ).toBe('Order before 9:05 AM for delivery in Fujairah within 3 business days');
  });

  it('fills every placeholder at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }),
        fc.constantFrom('en' as const, 'ar' as const),
        (now, language) => {
          expect(promiseText(now, dubai, DEFAULT_DELIVERY, language, messages[language].t)).not.toMatch(
            /[{}]|undefined|NaN/,
          );
        },
      ),
    );
  });
});
