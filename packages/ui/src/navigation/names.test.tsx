import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActiveFilters } from '../commerce/ActiveFilters/index.js';
import { inLanguage } from '../testing/index.js';
import { BottomBar } from './BottomBar/index.js';
import { Breadcrumbs } from './Breadcrumbs/index.js';
import { LanguageChoice } from './LanguageChoice/index.js';
import { LanguageSwitch } from './LanguageSwitch/index.js';
import { Pagination } from './Pagination/index.js';

const link = { href: '/cart', label: 'Cart', icon: 'bag' } as const;

test.each([
  ['ActiveFilters', (name?: string) => <ActiveFilters aria-label={name} filters={[link]} clearHref="/" />, 'list'],
  ['BottomBar', (name?: string) => <BottomBar aria-label={name} items={[link]} />, 'navigation'],
  ['Breadcrumbs', (name?: string) => <Breadcrumbs aria-label={name} items={[link, { label: 'Here' }]} />, 'navigation'],
  ['LanguageChoice', (name?: string) => <LanguageChoice aria-label={name} hrefs={{ en: '/en', ar: '/ar' }} />, 'group'],
  ['LanguageSwitch', (name?: string) => <LanguageSwitch aria-label={name} hrefs={{ en: '/en', ar: '/ar' }} />, 'group'],
  ['Pagination', (name?: string) => <Pagination aria-label={name} page={1} total={2} href={String} />, 'navigation'],
])('%s takes a name of its own', (_component, make, role) => {
  render(inLanguage('en', make('Reviews')));
  expect(screen.getByRole(role, { name: 'Reviews' })).toBeTruthy();
});
