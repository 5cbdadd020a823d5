import { expect, it } from 'vitest';
import { createMessages } from '../../src/app/messages.js';
import { routeTable } from '../../src/routes.js';
import { unlistedPages, siteMapPages } from '../../src/features/content/siteMap.js';

const listed = siteMapPages.map(({ path }) => path);

it('lists every route without parameters, and no unlisted one', () => {
  const pages = routeTable.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '*');
  expect(pages.filter((path) => !listed.includes(path) && !unlistedPages.includes(path))).toEqual([]);
  expect(listed.filter((path) => unlistedPages.includes(path))).toEqual([]);
});

it('begins with the home page', () => {
  expect(siteMapPages[0]?.path).toBe('');
});

it('lists a page once', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

it.each(['en', 'ar'] as const)('has a different name for every page (%s)', async (language) => {
  const messages = createMessages(language);
  await messages.load(['shell', 'content', 'shellDeferred']);
  const names = siteMapPages.map(({ label }) => messages.t(label));
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
