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

it('shows once how big the baby is, above the parts of the month', async () => {
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
        question="content.findMonth"
        months={[month]}
        next={{ id: 'more', label: 'More' }}
      />,
    ),
  );
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('Like a lime');
  const part = screen.getByRole('heading', { name: 'your-body' });
  expect(figure.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
