import type { Locator } from '@playwright/test';
import { expect } from './test.js';
import { phone } from './window.js';

/** The place and the size of an element, px. Fails if it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not shown: ${String(element)}`);
  return box;
}

/** How far the middle of an element is below the top of the window, px. */
export async function middleOf(element: Locator) {
  const { y, height } = await boxOf(element);
  return y + height / 2;
}

/** The left and the right edge of a row of parts. */
export async function rowOf(parts: Locator): Promise<readonly [left: number, right: number]> {
  await expect(parts.first()).toBeVisible();
  return parts.evaluateAll((all) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))] as const;
  });
}

/** The distances of an element from the edges of a phone's window at the start and at the end of a line. */
export const insets = async (element: Locator) => {
  const { x, width } = await boxOf(element);
  return [Math.round(x), Math.round(phone.width - x - width)];
};
