import type { Locator } from '@playwright/test';
import { expect } from './test.js';

/** The left and the right edge of a row of parts. */
export async function rowOf(parts: Locator): Promise<readonly [left: number, right: number]> {
  await expect(parts.first()).toBeVisible();
  return parts.evaluateAll((all) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))] as const;
  });
}
