import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Axe finds nothing on the page as it is now: WCAG 2.2 AA and the best practices. */
export async function expectAccessible(page: Page) {
  // As a string through the debugger: a script tag would be refused by the content security policy.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return found.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`) }));
  });
  expect(violations, await page.title()).toEqual([]);
}
