import { pageQuery } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MonthTabs } from '../../src/features/content/MonthTabs.js';
import { inShop, shopWith } from '../support/shop.js';

const blockOf = (id: string) => ({ id, heading: id, html: `<p>Text of ${id}</p>` });
const month = {
  slug: 'month-3',
  title: 'Month 3',
  month: 3,
  blocks: [blockOf('your-body'), blockOf('your-baby')],
  pictures: [
    {
      id: 'your-baby',
      image: { path: 'lime.svg', width: 600, height: 600, alt: 'Like a lime' },
    },
  ],
};
const widget = { widget_content: { en: { title: 'Pregnancy', entries: [month] } } };

it('shows once how big the baby is, above the parts of the month', async () => {
  const state = await shopWith(
    (path) => ({ body: path.endsWith('/pages') ? [{ _id: 'months', slug: 'months' }] : [widget] }),
    ['content'],
  );
  const content = await state.shop.load(pageQuery(state.shop.http, 'months', 'en'));
  render(
    inShop(
      state,
      'en',
      <MonthTabs
        content={content}
        path="/months"
        label="Months"
        question="content.findMonth"
        months={content.entries}
        next={{ id: 'more', label: 'More' }}
      />,
    ),
  );
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('Like a lime');
  const part = screen.getByRole('heading', { name: 'your-body' });
  expect(figure.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
