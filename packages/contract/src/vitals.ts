import { Type, type Static } from '@sinclair/typebox';

/** Page types in reports. */
export const VITALS_PAGES = ['home', 'listing', 'product', 'reading', 'cart', 'checkout', 'account', 'other'] as const;

const milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 }));

/** POST vitals: performance of a page view, sent after consent. Contains nothing about the visitor or the content. */
export const VitalsReport = Type.Object(
  {
    page: Type.Union(VITALS_PAGES.map((page) => Type.Literal(page))),
    /** Largest contentful paint, ms. */
    lcp: milliseconds,
    /** First contentful paint, ms. */
    fcp: milliseconds,
    /** Time to the first byte, ms. */
    ttfb: milliseconds,
    /** Interaction to next paint, ms. */
    inp: milliseconds,
    /** Cumulative layout shift, without a unit. */
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type VitalsReport = Static<typeof VitalsReport>;
