import { expect, it } from 'vitest';
import { createMessages } from '../../src/app/messages.js';
import { routeTable } from '../../src/routes.js';
import { notListed, siteMapPages } from '../../src/features/content/siteMap.js';

const listed = siteMapPages.map(({ path }) => path);

it('lists every page of the route table that is one page, and no other address of it', () => {
  const pages = routeTable.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '*');
  expect(pages.filter((path) => !listed.includes(path) && !notListed.includes(path))).toEqual([]);
  expect(listed.filter((path) => notListed.includes(path))).toEqual([]);
});

it('lists a page once', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

it.each(['en', 'ar'] as const)('has a different name for every page (%s)', async (language) => {
  const messages = createMessages(language);
  await messages.load(['shell', 'content', 'below']);
  const names = siteMapPages.map(({ label }) => messages.t(label));
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
