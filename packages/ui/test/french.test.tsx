import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CartLine } from '../src/commerce/CartLine/index.js';
import { ProductCard } from '../src/commerce/ProductCard/index.js';
import { intlFormats } from '../src/foundation/intlFormats.js';
import type { UiStrings } from '../src/foundation/strings/keys.js';
import { PhoneField } from '../src/forms/PhoneField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { inLanguage, type InLanguageOptions } from '../src/testing/index.js';
import { Price } from '../src/text/Price/index.js';
import { en } from '../src/foundation/strings/en.js';

/** The texts that the page below shows. */
const strings: UiStrings = {
  ...en,
  searchResults: { one: '{n} résultat', other: '{n} résultats' },
  noMatches: 'Aucun résultat',
  rating: 'Note de {rating} sur 5',
  reviews: { one: '{n} avis', other: '{n} avis' },
  oldPrice: 'Ancien prix {amount}',
  newPrice: 'Prix actuel {amount}',
  priceFrom: 'À partir de {amount}',
  percentOff: '−{percent} %',
  upToPercentOff: 'Jusqu’à −{percent} %',
  quantityOf: 'Quantité de {name}',
  increase: 'Augmenter la quantité',
  decrease: 'Diminuer la quantité',
  lowStock: { one: 'Plus que {n} article', other: 'Plus que {n} articles' },
};
const france: InLanguageOptions = {
  strings,
  formats: intlFormats('fr'),
  currency: 'EUR',
  phoneCountry: { callingCode: '+33', digits: 9, trunkPrefix: '0' },
};
const price = { amount: 123450, was: 150000, percent: 18 };
const page = inLanguage(
  'fr',
  <main>
    <ProductCard href="/biberon" name="Biberon" picture={null} price={price} rating={4.5} reviewsCount={12} />
    <CartLine
      href="/biberon"
      name="Biberon"
      picture={null}
      price={{ amount: 1290 }}
      lineTotal={2580}
      strings={{ unitPrice: 'Prix unitaire', lineTotal: 'Total' }}
      quantity={<QuantityStepper label="Biberon" defaultValue={2} max={24} />}
    />
    <Price price={{ amount: 5900, currency: 'JPY', from: true }} />
    <Combobox label="Ville" options={[{ value: 'lyon', label: 'Lyon' }]} />
    <PhoneField label="Portable" />
  </main>,
  france,
);
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? '';

test('renders a French page on the server and in the browser', async () => {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();

  expect(container.firstElementChild?.getAttribute('lang')).toBe('fr');
  expect(container.firstElementChild?.getAttribute('dir')).toBe('ltr');
  const text = plain(container.textContent);
  for (const expected of [
    '1 234,50 €',
    'Ancien prix 1 500,00 €',
    '−18 %',
    'Note de 4,5 sur 5',
    '12 avis',
    '12,90 €',
    '25,80 €',
    'À partir de 5 900',
    '+33',
  ])
    expect(text).toContain(expected);
  expect(text).not.toMatch(/AED|Rated|Price now|results|Total price/);
  expect(screen.getByRole('spinbutton', { name: 'Quantité de Biberon' })).toBeTruthy();

  const user = userEvent.setup();
  const mobile = screen.getByRole<HTMLInputElement>('textbox', { name: 'Portable' });
  for (const typed of ['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '612345678']) {
    await user.clear(mobile);
    await user.type(mobile, typed);
    expect(mobile.value).toBe('612345678');
  }
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect((await screen.findAllByText('Aucun résultat')).length).toBeGreaterThan(0);
});

test('selects plural forms by the rule of the language, or by the given one', async () => {
  const user = userEvent.setup();
  const options = ['a1', 'a2'].map((value) => ({ value, label: value }));
  const { rerender } = render(inLanguage('fr', <Combobox label="Ville" options={options} />, france));
  // French has the singular for 0 and 1.
  await user.type(screen.getByRole('combobox'), 'a1');
  expect(screen.getByRole('status').textContent).toBe('1 résultat');
  rerender(inLanguage('fr', <Combobox label="Ville" options={options} />, { ...france, pluralRule: () => 'other' }));
  expect(screen.getByRole('status').textContent).toBe('1 résultats');
});

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['pt-BR', 'ltr'],
])('a page in %s is %s', (language, direction) => {
  const { container } = render(inLanguage(language, <Price price={{ amount: 5900, currency: 'USD' }} />));
  expect(container.firstElementChild?.getAttribute('dir')).toBe(direction);
  expect(container.textContent).toMatch(/59[.,]00/);
});
