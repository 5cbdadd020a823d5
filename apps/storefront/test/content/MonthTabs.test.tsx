import type { PageContent, PageEntry } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MonthTabs } from '../../src/features/content/MonthTabs.js';
import { inShop, shopWith } from '../support/shop.js';

const image = { path: 'lime.svg', width: 600, height: 600, widths: undefined, placeholder: undefined, mirror: false };
const blockOf = (id: string) => ({ id, heading: id, html: `<p>Text of ${id}</p>` });
const month = {
  slug: 'month-3',
  title: 'Month 3',
  menu: 'Month 3',
  description: '',
  intro: '',
  image: null,
  month: 3,
  ageMonths: null,
  weeks: '',
  blocks: [blockOf('your-body'), blockOf('your-baby')],
  pictures: [{ id: 'your-baby', image: { ...image, alt: 'Like a lime' } }],
} as unknown as PageEntry;

it('shows how big the baby is below the text about the baby', async () => {
  const state = await shopWith(() => ({ status: 500 }), ['content']);
  const content = { title: 'Pregnancy', intro: '', image: null, entries: [month] } as unknown as PageContent;
  render(
    inShop(
      state,
      'en',
      <MonthTabs
        content={content}
        path="/months"
        label="Months"
        months={[month]}
        next={{ id: 'more', label: 'More' }}
      />,
    ),
  );
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('Like a lime');
  expect(figure.parentElement?.id).toBe('month-3-your-baby');
});
