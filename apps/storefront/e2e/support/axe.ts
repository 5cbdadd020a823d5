import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  where: string[];
}

const violationsOf = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, nodes }): Violation => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
  });

/** A link that the phone's lower bar covers in part, where the page happens to stand, is no smaller for that. */
const mayBeCovered = ({ id }: Violation) => id === 'target-size';

/** Axe finds nothing on the page as it is now: WCAG 2.2 AA and the best practices. */
export async function expectAccessible(page: Page) {
  // As a string through the debugger: a script tag would be refused by the content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await violationsOf(page);
  if (found.some(mayBeCovered)) {
    // What is too small in itself is so wherever the page stands.
    await page.evaluate(() => window.scrollBy(0, window.scrollY > 200 ? -96 : 96));
    const moved = (await violationsOf(page))
      .filter(mayBeCovered)
      .flatMap(({ where }) => where.map((one) => one.split(': ')[0]));
    for (const violation of found.filter(mayBeCovered))
      violation.where = violation.where.filter((one) => moved.includes(one.split(': ')[0]));
  }
  expect(
    found.filter(({ where }) => where.length > 0),
    await page.title(),
  ).toEqual([]);
}
