/// <reference types="vite/client" />
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CartLine } from '../src/commerce/CartLine/index.js';
import { ChangeList } from '../src/commerce/ChangeList/index.js';
import { FreeDeliveryProgress } from '../src/commerce/FreeDeliveryProgress/index.js';
import { OrderTable } from '../src/commerce/OrderTable/index.js';
import { ProductCard } from '../src/commerce/ProductCard/index.js';
import { PromoBox } from '../src/commerce/PromoBox/index.js';
import { TrackingSteps } from '../src/commerce/TrackingSteps/index.js';
import { ShareBar } from '../src/content/ShareBar/index.js';
import { intlFormats } from '../src/foundation/intlFormats.js';
import type { TextsOfComponents } from '../src/foundation/strings/componentKeys.js';
import type { UiStrings } from '../src/foundation/strings/keys.js';
import type { ComponentStrings } from '../src/foundation/useComponentStrings.js';
import { DateField } from '../src/forms/DateField/index.js';
import { FileUpload } from '../src/forms/FileUpload/index.js';
import { MultiSelect } from '../src/forms/MultiSelect/index.js';
import { NumberField } from '../src/forms/NumberField/index.js';
import { PhoneField } from '../src/forms/PhoneField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { RatingInput } from '../src/forms/RatingInput/index.js';
import { Slider } from '../src/forms/Slider/index.js';
import { NavDrawer } from '../src/navigation/NavDrawer/index.js';
import { Stepper } from '../src/navigation/Stepper/index.js';
import { inLanguage, type InLanguageOptions } from '../src/testing/index.js';
import { Price } from '../src/text/Price/index.js';
import { Tag } from '../src/text/Tag/index.js';
import { en } from '../src/foundation/strings/en.js';

/** The texts that the pages below show. */
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
  close: 'Fermer',
  mainNavigation: 'Navigation principale',
  newTab: 's’ouvre dans un nouvel onglet',
  lowStock: { one: 'Plus que {n} article', other: 'Plus que {n} articles' },
};
const france: InLanguageOptions = {
  strings,
  formats: intlFormats('fr'),
  currency: 'EUR',
  phoneCountry: { callingCode: '+33', digits: 9, trunkPrefix: '0' },
};
const componentStrings: TextsOfComponents = {
  CartLine: {
    removeFromCart: 'Retirer {name} du panier',
    remove: 'Retirer',
    unitPrice: 'pièce',
    lineTotal: 'Montant',
  },
  ChangeList: { stockChanged: { one: 'Plus qu’un {name}.', other: 'Plus que {n} {name}.' } },
  FreeDeliveryProgress: { toGo: 'Encore {amount} pour la livraison gratuite' },
  OrderTable: {
    number: 'Numéro de commande',
    date: 'Jour',
    payment: 'Paiement',
    status: 'Statut',
    total: 'Montant',
    actions: 'À faire',
  },
  PromoBox: { code: 'Bon de réduction', placeholder: 'Saisissez le code', submit: 'Valider' },
  TrackingSteps: { done: '{step}, terminé le {date}', current: '{step}, en cours', upcoming: '{step}, à venir' },
  ShareBar: { copyLink: 'Copier le lien' },
  DateField: { day: 'Jour', month: 'Mois', year: 'Année', dayHint: 'JJ', monthHint: 'mois', yearHint: 'AAAA' },
  FileUpload: {
    chooseSeveral: 'Choisir des fichiers',
    dropSeveral: 'ou les déposer ici',
    images: 'photos',
    countLimit: { one: '{n} fichier au plus', other: '{n} fichiers au plus' },
    sizeLimitEach: '{size} au plus par fichier',
    megabytes: '{n} Mo',
  },
  MultiSelect: { choose: 'Choisir', search: 'Rechercher' },
  NumberField: { increase: 'Plus', decrease: 'Moins' },
  RatingInput: { stars: '{value} sur {max}' },
  Slider: { minimum: 'Prix minimal', maximum: 'Prix maximal' },
  NavDrawer: { all: 'Tout sur {name}' },
  Stepper: { done: 'achevé' },
  Tag: { remove: 'Enlever {name}' },
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
      strings={{ unitPrice: 'pièce', lineTotal: 'Total' }}
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

const nothing = () => undefined;
const components = (
  <main>
    <CartLine
      href="/biberon"
      name="Biberon"
      picture={null}
      price={{ amount: 1290 }}
      lineTotal={2580}
      quantity="2"
      onRemove={nothing}
    />
    <ChangeList changes={[{ kind: 'stock', name: 'biberons', remaining: 3 }]} />
    <FreeDeliveryProgress value={8700} threshold={9900} />
    <OrderTable
      caption="Mes commandes"
      orders={[
        {
          number: 'M-1001',
          date: '9 mai',
          payment: 'Carte',
          status: { label: 'Livrée', tone: 'success' },
          total: 5900,
          actions: 'Facture',
        },
      ]}
    />
    <PromoBox onApply={nothing} onRemove={nothing} />
    <TrackingSteps
      steps={[
        { label: 'Reçue', state: 'done', date: '9 mai' },
        { label: 'Envoyée', state: 'current' },
        { label: 'Livrée', state: 'upcoming' },
      ]}
    />
    <ShareBar label="Partager" address="https://a.example" title="Biberon" services={[{ id: 'x', label: 'X' }]} />
    <DateField label="Naissance" />
    <FileUpload label="Photos" multiple accept="image/*" maxSize={5_000_000} maxFiles={3} value={[]} />
    <MultiSelect label="Villes" options={[{ value: 'lyon', label: 'Lyon' }]} defaultOpen />
    <NumberField label="Poids" />
    <RatingInput label="Note" />
    <Slider label="Prix" defaultValue={[20, 80]} />
    <NavDrawer
      open
      onOpenChange={nothing}
      title="Menu"
      entries={[
        { label: 'Repas', items: [{ href: '/repas', label: 'Repas', links: [{ href: '/tasses', label: 'Tasses' }] }] },
      ]}
    />
    <Stepper
      label="Commande"
      value="b"
      steps={[
        { value: 'a', label: 'Adresse' },
        { value: 'b', label: 'Paiement' },
      ]}
    />
    <Tag label="Lyon" onRemove={nothing} />
  </main>
);
/** The words of a text, without its placeholders. */
const wordings = (text: unknown): string[] =>
  typeof text === 'string'
    ? text.split(/\{\w+\}/).map((part) => part.trim())
    : Object.values(text as Record<string, unknown>).flatMap(wordings);
const packs = import.meta.glob<{ strings: ComponentStrings<'Tag'> }>('../src/*/*/strings.ts', { eager: true });
const english = [en, ...Object.values(packs).map(({ strings: { en: own } }) => own)]
  .flatMap(wordings)
  .filter((words) => /[a-z]{2}/i.test(words));

test('a page of every component with texts of its own is without a word of English', async () => {
  // Gives jsdom a clipboard.
  userEvent.setup();
  const { baseElement } = render(inLanguage('fr', components, { ...france, componentStrings }));
  await screen.findByText('Copier le lien');
  const shown = [...baseElement.querySelectorAll('*:not(style)')]
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
    ])
    .map(plain)
    .join('\n');
  const isShown = (words: string) =>
    new RegExp(`(?<!\\p{L})${words.replaceAll(/[^\p{L}\d ’]/gu, '.')}(?!\\p{L})`, 'u').test(shown);
  expect(english.filter(isShown)).toEqual([]);
  for (const expected of ['Enlever Lyon', 'Tout sur Repas', 'achevé', 'Plus que 3 biberons.', '3 sur 5'])
    expect(shown).toContain(expected);
});

test('plural forms of a component follow the rule of the provider', () => {
  const changes = <ChangeList changes={[{ kind: 'stock', name: 'biberon', remaining: 0 }]} />;
  const { container, rerender } = render(inLanguage('fr', changes, { ...france, componentStrings }));
  expect(container.textContent).toBe('Plus qu’un biberon.');
  rerender(inLanguage('fr', changes, { ...france, componentStrings, pluralRule: () => 'other' }));
  expect(container.textContent).toBe('Plus que 0 biberon.');
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

test('a language with a region has the texts and formats of the language', () => {
  const both = (
    <>
      <Price price={{ amount: 5900 }} />
      <Tag label="حليب" onRemove={nothing} />
    </>
  );
  const { container, rerender } = render(inLanguage('ar-AE', both));
  expect(container.textContent).toContain('59.00\u00a0د.إ');
  expect(screen.getByRole('button', { name: 'إزالة حليب' })).toBeTruthy();
  rerender(inLanguage('en-GB', both));
  expect(container.textContent).toContain('AED\u00a059.00');
});
