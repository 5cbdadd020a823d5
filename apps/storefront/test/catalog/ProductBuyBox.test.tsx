import { productQuery, toProductPage, type Product } from '@mahd/data/catalog';
import { act, cleanup, render, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Language } from '@mahd/rules/locale';
import { useLanguage } from '../../src/app/AppContext.js';
import { clientAtomsAtom } from '../../src/app/clientAtoms.js';
import { ProductBuyBox } from '../../src/features/catalog/ProductBuyBox.js';
import ar from '../../src/messages/ar/catalog.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

const size = (name: string, age: number | null, price = 39) => ({
  code: name,
  name,
  color: '',
  variation_price: price,
  variation_discounted_price: 0,
  variation_discount: 0,
  variation_stock: 1,
  age_from_months: age,
});

function Page({ product }: { product: Product }) {
  const language = useLanguage();
  const [search] = useSearchParams();
  return <ProductBuyBox product={toProductPage(product, search.get('variant'), language)} source={product} />;
}

/** Shows the sizes to the family of a baby of four months. */
async function show(variations: object[], path = '/product/route-mh-1', language: Language = 'en') {
  const state = await shopWith(
    () => ({ body: { ...wireProduct('MH-1'), sub_category: 'nipples', regulated_feeding: true, variations } }),
    ['catalog', 'delivery', 'cart'],
  );
  const product = await state.shop.load(productQuery(state.shop.http, 'route-mh-1'));
  await act(async () => render(inShop(state, language, <Page product={product} />, path)));
  // Once the code of its lazy parts is there.
  await screen.findAllByRole('radio');
  const before = chosen();
  await act(async () =>
    state.shop.store.set(clientAtomsAtom, { babyStage: atom({ kind: 'baby', months: 4 } as const) }),
  );
  return [before, chosen()];
}
const options = () => screen.getAllByRole('radio');
const chosen = () => options().find((option) => option.ariaChecked === 'true')?.textContent;
const ages = [size('SS', 0), size('M', 3), size('L', 6)];

it('shows the age of each size instead of equal prices, and selects the one that fits', async () => {
  expect(await show(ages)).toEqual(['SS\u20660+\u2069', 'M\u20663+\u2069']);
  expect(screen.getByRole('radiogroup', { name: 'Size (age in months): M' })).toBeTruthy();
});

it('leaves a size of the address selected', async () => {
  expect(await show(ages, '/product/route-mh-1?variant=L')).toEqual(['L\u20666+\u2069', 'L\u20666+\u2069']);
});

it('does not select a size that is sold out', async () => {
  const [, after] = await show([size('SS', 0), { ...size('M', 3), variation_stock: 0 }]);
  expect(after).toBe('SS\u20660+\u2069');
});

it('shows prices that differ', async () => {
  await show([size('SS', 0), size('M', 3, 42)]);
  expect(options().map(({ textContent }) => textContent)).toEqual(['SSAED\u00a039.00', 'MAED\u00a042.00']);
});

it('shows the prices of patterns only if they differ', async () => {
  const pattern = (color: string, price: number) => ({ ...size('160 ml', 0, price), code: color, color });
  const patterns = () => options().flatMap(({ textContent }) => (textContent?.startsWith('160 ml') ? [] : textContent));
  await show([pattern('Plain', 45), pattern('Rabbit', 45)]);
  expect(patterns()).toEqual(['Plain', 'Rabbit']);
  cleanup();
  await show([pattern('Plain', 45), pattern('Rabbit', 49)]);
  expect(patterns()).toEqual(['PlainAED\u00a045.00', 'RabbitAED\u00a049.00']);
});

it('a variant without a price is coming soon, and its price includes no VAT', async () => {
  const soon = { ...size('330 ml', 0, 0), variation_price: null, variation_stock: 0, color: 'Plain' };
  await show([soon]);
  expect(options().map(({ textContent }) => textContent)).toEqual(['330 mlComing soon', 'PlainComing soon']);
  expect(screen.queryByText(/VAT/)).toBeNull();
  cleanup();
  await show(ages);
  expect(screen.getByText(/VAT/)).toBeTruthy();
});

it('calls sizes in Arabic a capacity when all are volumes, whatever their unit', async () => {
  const { volume, size: other } = ar.product;
  const label = async (...sizes: string[]) => {
    cleanup();
    await show(
      sizes.map((name, index) => size(name, null, 39 + index)),
      '/product/route-mh-1',
      'ar',
    );
    return document.querySelector('[role=radiogroup] [data-part=label]')?.firstChild?.textContent;
  };
  expect(await label('500 ml', '1 L')).toBe(volume);
  expect(await label('500 ml', '2 bottles')).toBe(other);
});
