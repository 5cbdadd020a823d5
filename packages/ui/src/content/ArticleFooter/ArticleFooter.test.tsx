import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ArticleFooter, type ArticleFooterProps } from './ArticleFooter.js';

const nhs = (topic: string) => ({ name: 'NHS', topic, href: 'https://www.nhs.uk/pregnancy/' });
const footer = (sources: ArticleFooterProps['sources']) =>
  render(inLanguage('en', <ArticleFooter sourcesLabel="Sources" sources={sources} />)).container;

test('a source that is named several times is shown once, with a line for each of its titles', () => {
  footer([nhs('Birth'), { name: 'WHO', topic: 'Milk' }, nhs('Sleep'), nhs('Birth')]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringContaining('NHS'),
  ]);
  expect(screen.getAllByText(/^(Birth|Sleep|Milk)$/).map(({ textContent }) => textContent)).toEqual([
    'Birth',
    'Sleep',
    'Milk',
  ]);
});

test('more than six titles fold, with their number', () => {
  const titles = Array.from({ length: 7 }, (_, at) => nhs(`Title ${at}`));
  expect(footer(titles.slice(1)).querySelector('details')).toBeNull();
  expect(footer(titles).querySelector('summary')?.textContent).toBe('Sources (7)');
});
