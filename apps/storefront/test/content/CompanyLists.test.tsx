import { readingSections } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountsPage, companyDescription, CompanyLead, OfficesPage } from '../../src/features/content/CompanyLists.js';
import en from '../../src/messages/en/content.js';
import { inShop, shopWith } from '../support/shop.js';

const row = (label: string, value: string) => ({ label, value });

it.each([
  ['its details', [row('Company', 'Mahd'), row('Country', 'United Arab Emirates')]],
  ['only its name', [row('Company', 'Mahd')]],
])('says who sells beside %s, and what else the text says', async (_, rows) => {
  const page = { accounts: [], regions: [], offices: { title: '', rows, mapHref: '', mapLabel: '' } };
  const sections = readingSections(
    '<h2 id="seller">Buying from Mahd</h2><p>Orders are with Mahd.</p><h2 id="press">Press</h2><p>Write to us.</p>',
  );
  const state = await shopWith(() => ({ status: 404 }), ['content']);
  const { container } = render(
    inShop(state, 'en', <OfficesPage page={page} sections={sections} question="Questions?" />),
  );
  const seller = container.querySelector('#seller');
  expect(seller?.querySelector('h2')?.textContent).toBe('Buying from Mahd');
  expect(seller?.contains(screen.getByText('Orders are with Mahd.'))).toBe(true);
  // The name alone tells nothing new.
  expect(seller?.querySelectorAll('dt')).toHaveLength(rows.length > 1 ? rows.length : 0);
  expect(seller?.contains(screen.getByRole('link', { name: 'Contact us' }))).toBe(true);
  expect(container.querySelector('#press')?.contains(screen.getByText('Write to us.'))).toBe(true);
  expect(screen.getAllByText('Press')).toHaveLength(1);
});

it('says first that there are no accounts', async () => {
  const page = { accounts: [], regions: [], offices: { title: '', rows: [], mapHref: '', mapLabel: '' } };
  const sections = readingSections('<h2 id="fake">How to recognize a fake account</h2><p>It uses our name.</p>');
  const state = await shopWith(() => ({ status: 404 }), ['content', 'shellDeferred']);
  render(inShop(state, 'en', <AccountsPage page={page} sections={sections} question="Questions?" />));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    en.content.accountsNone,
    'How to recognize a fake account',
  ]);
});

it('shows what an order goes through after the terms of sale', async () => {
  const page = { accounts: [], regions: [], offices: { title: '', rows: [], mapHref: '', mapLabel: '' } };
  const sections = readingSections(
    '<h2 id="seller">Buying from Mahd</h2><p>Orders.</p><h2 id="from-order-to-door">From order to door</h2><ol><li>Placed</li></ol><h2 id="complaints">Complaints</h2><p>Write to us.</p>',
  );
  const state = await shopWith(() => ({ status: 404 }), ['content']);
  render(inShop(state, 'en', <OfficesPage page={page} sections={sections} question="Questions?" />));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Buying from Mahd',
    'Complaints',
    'From order to door',
  ]);
});

it('says nothing about offices that do not exist', () => {
  const page = { regions: [], accounts: [], description: 'Description' };
  const t = (key: string) => key;
  expect(companyDescription('subsidiaries', page, t)).toBe('content.companyText');
  expect(companyDescription('term-of-use', page, t)).toBe('Description');
});

it('without accounts, says how to write to the company instead', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['content', 'policies']);
  const lead = (accounts: { slug: string; network: string; language: string; href: string }[]) =>
    inShop(
      state,
      'en',
      <CompanyLead slug="official-social-media-list" page={{ regions: [], accounts, description: 'Our accounts' }} />,
    );
  const { unmount } = render(lead([]));
  expect(screen.getByRole('link', { name: 'contact page' }).getAttribute('href')).toBe('/en/contact');
  unmount();
  render(lead([{ slug: 'instagram', network: 'Instagram', language: 'English', href: 'https://social.example/mahd' }]));
  expect(screen.queryByRole('link')).toBeNull();
});

it('promises no accounts that do not exist', () => {
  const account = { slug: 'instagram', network: 'Instagram', language: 'English', href: 'https://social.example/mahd' };
  const page = { regions: [], accounts: [], description: 'Our accounts' };
  const t = (key: string) => key;
  expect(companyDescription('official-social-media-list', page, t)).toBe('content.accountsText');
  expect(companyDescription('official-social-media-list', { ...page, accounts: [account] }, t)).toBe('Our accounts');
});
