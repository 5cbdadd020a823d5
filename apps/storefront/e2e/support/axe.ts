import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  where: string[];
}

/** @param rule the only rule to check; all by default */
const violationsOf = (page: Page, rule?: string) =>
  page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      ...(only === undefined ? { rules: { 'target-size': { enabled: true } } } : { runOnly: [only] }),
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, nodes }): Violation => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
  }, rule);

/** At some scroll positions the bottom bar covers part of a link, which axe then reports as too small. */
const mayBeCovered = ({ id }: Violation) => id === 'target-size';

/** Expects axe to find no violation on the current page: WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page) {
  // Evaluated as a string, as the content security policy blocks a script tag.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await violationsOf(page);
  if (found.some(mayBeCovered)) {
    // Only targets that are too small at two scroll positions count.
    await page.evaluate(() => window.scrollBy(0, window.scrollY > 200 ? -96 : 96));
    const moved = (await violationsOf(page, 'target-size')).flatMap(({ where }) =>
      where.map((target) => target.split(': ')[0]),
    );
    for (const violation of found.filter(mayBeCovered))
      violation.where = violation.where.filter((target) => moved.includes(target.split(': ')[0]));
  }
  expect(
    found.filter(({ where }) => where.length > 0),
    await page.title(),
  ).toEqual([]);
}
