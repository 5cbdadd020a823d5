import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../src/actions/Button/index.js';
import { IconButton } from '../src/actions/IconButton/index.js';
import { CartLine } from '../src/commerce/CartLine/index.js';
import { OfferCard } from '../src/commerce/OfferCard/index.js';
import { OrderSummary } from '../src/commerce/OrderSummary/index.js';
import { DateField } from '../src/forms/DateField/index.js';
import { OrderTable } from '../src/commerce/OrderTable/index.js';
import { ProductCard } from '../src/commerce/ProductCard/index.js';
import { ProductGrid } from '../src/commerce/ProductGrid/index.js';
import { StarRating } from '../src/commerce/StarRating/index.js';
import { TrackingSteps } from '../src/commerce/TrackingSteps/index.js';
import { VariantPicker } from '../src/commerce/VariantPicker/index.js';
import { Accordion } from '../src/content/Accordion/index.js';
import { CategoryTile } from '../src/content/CategoryTile/index.js';
import { HeroSlider } from '../src/content/HeroSlider/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { RadioGroup } from '../src/forms/RadioGroup/index.js';
import { Select } from '../src/forms/Select/index.js';
import { Carousel } from '../src/media/Carousel/index.js';
import { Gallery } from '../src/media/Gallery/index.js';
import { Picture } from '../src/media/Picture/index.js';
import { samplePictures } from '../src/media/samplePictures.js';
import { Breadcrumbs } from '../src/navigation/Breadcrumbs/index.js';
import { Pagination } from '../src/navigation/Pagination/index.js';
import { Tabs } from '../src/navigation/Tabs/index.js';
import { inLanguage } from '../src/testing/index.js';
import { Price } from '../src/text/Price/index.js';
import { noop } from './examples/example.js';

const name = `<b id="injected">${'Aقنينة '.repeat(30)}</b>`;
const dear = Number.MAX_SAFE_INTEGER;
/** Simulates a failed image request. */
const fail = (root: HTMLElement | null) => {
  root?.querySelector('picture img')?.dispatchEvent(new Event('error'));
};

const bad: Record<string, () => ReactElement> = {
  'ProductCard: no picture, HTML in a long name, free': () => (
    <ProductCard href="/p" name={name} picture={null} price={{ amount: 0 }} rating={Number.NaN} reviewsCount={0} />
  ),
  'ProductCard: a huge price and a discount of nothing': () => (
    <ProductCard href="/p" name={name} picture={null} price={{ amount: dear, was: dear, percent: 0 }} badges={[]} />
  ),
  'ProductCard: a price that is none': () => (
    <ProductCard
      href="/p"
      name=""
      picture={null}
      price={{ amount: Number.NaN, was: Number.NaN, percent: Number.NaN }}
    />
  ),
  'OfferCard: HTML in its name': () => (
    <OfferCard href="/p" name={name} picture={null} price={{ amount: dear, percent: 0 }} actionLabel="Buy now" />
  ),
  'Price: half a fils': () => <Price price={{ amount: 55.5, was: Number.POSITIVE_INFINITY, percent: -3 }} />,
  'ProductGrid: no products': () => <ProductGrid>{[]}</ProductGrid>,
  'CartLine: no picture, huge sums': () => (
    <CartLine
      href="/p"
      name={name}
      picture={null}
      price={{ amount: dear }}
      lineTotal={dear}
      quantity="0"
      onRemove={noop}
    />
  ),
  'OrderSummary: no rows': () => <OrderSummary title={name} rows={[]} total={{ label: 'Total', amount: 0 }} />,
  'OrderTable: no orders': () => <OrderTable caption="Orders" orders={[]} />,
  'StarRating: beyond its scale': () => <StarRating rating={700} count={0} />,
  'TrackingSteps: no steps': () => <TrackingSteps steps={[]} />,
  'VariantPicker: no choices': () => <VariantPicker groups={[{ label: 'Size', options: [] }]} />,
  'Accordion: no items': () => <Accordion items={[]} />,
  'HeroSlider: no panels': () => <HeroSlider label="Welcome" panels={[]} />,
  'Combobox: no options and a value nobody knows': () => <Combobox label="Area" options={[]} value="nowhere" />,
  'DateField: limits and a locale that are none': () => (
    <DateField label="Date" locale="f" min="ZZ" max="2026-1" defaultValue="2026-05-09" />
  ),
  'Select: a value nobody knows': () => <Select label="Area" options={[]} defaultValue="nowhere" />,
  'RadioGroup: no options': () => <RadioGroup label="Type" options={[]} />,
  'Carousel: children that are none': () => <Carousel label="Row">{[null, false, undefined]}</Carousel>,
  'Gallery: no pictures': () => <Gallery label={name} pictures={[]} />,
  'Breadcrumbs: no way': () => <Breadcrumbs items={[]} />,
  'Pagination: no pages': () => <Pagination page={0} total={0} href={String} />,
  'Tabs: no tabs': () => <Tabs label="Parts" tabs={[]} />,
};

// Runs first, because each warning is logged once.
test.each<[string, RegExp, () => ReactElement]>([
  ['an invalid language', /pass a BCP 47 tag/, () => inLanguage('english!', <Price price={{ amount: 5900 }} />)],
  [
    'an amount in dirhams',
    /whole numbers of the smallest unit/,
    () => inLanguage('en', <Price price={{ amount: 55.25 }} />),
  ],
  ['an icon without a label', /say what it does/, () => inLanguage('en', <IconButton icon="heart" label=" " />)],
  ['a carousel without slides', /leave it out/, () => inLanguage('en', <Carousel label="None">{null}</Carousel>)],
  [
    'an empty list',
    /Accordion got an empty "items": leave the component out/,
    () => inLanguage('en', <Accordion items={[]} />),
  ],
  [
    'an account without orders',
    /show an EmptyState/,
    () => inLanguage('en', <OrderTable caption="Orders" orders={[]} />),
  ],
  [
    'a name of 200 characters',
    /has 240 characters.*shorten it/,
    () =>
      inLanguage('en', <ProductCard href="/p" name={'قنينة '.repeat(40)} picture={null} price={{ amount: 5900 }} />),
  ],
  [
    'markup in a name',
    /holds markup.*RichText/,
    () => inLanguage('en', <ProductCard href="/p" name="<b>Bottle</b>" picture={null} price={{ amount: 5900 }} />),
  ],
  [
    'an empty title',
    /empty "title": give it a text/,
    () => inLanguage('en', <CategoryTile href="/p" title=" " picture={null} />),
  ],
  [
    'a price of zero',
    /pass null/,
    () => inLanguage('en', <ProductCard href="/p" name="Cup" picture={null} price={{ amount: 0 }} />),
  ],
  [
    'an unlikely price',
    /multiplied by 100/,
    () => inLanguage('en', <ProductCard href="/p" name="Lid" picture={null} price={{ amount: dear }} />),
  ],
  ['a button without a text', /Button has no text/, () => inLanguage('en', <Button>{false}</Button>)],
  [
    'a missing picture',
    /could not load ".*lost.*": check the path/,
    () => inLanguage('en', <Picture alt="" picture={{ ...samplePictures.lotion, path: 'lost' }} ref={fail} />),
  ],
])('warns developers about %s', (_case, warning, make) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(noop);
  render(make());
  expect(warned.mock.calls.flat().join()).toMatch(warning);
});

describe.each(Object.entries(bad))('%s', (_case, make) => {
  test.each(['en', 'ar'] as const)('does not crash, run markup or show nonsense (%s)', (language) => {
    vi.spyOn(console, 'warn').mockImplementation(noop);
    const { container } = render(inLanguage(language, make()));
    expect(container.querySelector('#injected')).toBeNull();
    expect(container.textContent).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    for (const element of container.querySelectorAll('[aria-label]'))
      expect(element.getAttribute('aria-label')).not.toMatch(/NaN|undefined|null|Infinity/);
  });
});

test('shows English for an invalid language', () => {
  vi.spyOn(console, 'warn').mockImplementation(noop);
  const { container } = render(inLanguage('english!', <Price price={{ amount: 5900 }} />));
  expect(container.textContent).toContain('AED');
});
