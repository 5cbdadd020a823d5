import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

const recordOf = ({ project, testId }: TestInfo) => join(project.outputDir, `stopped-drawing-${testId}`);

/** Whether a failed test may run again: only if its browser had stopped drawing, see `recordStoppedDrawing`. */
export const mayRunAgain = (test: TestInfo) => existsSync(recordOf(test));

/**
 * Records that the browser of a failed test had stopped drawing one of its pages. Chromium (150 and 156 seen) sometimes never starts the
 * raster tasks of a page being scrolled: its threads are all idle, scripts and timers go on, and no animation frame comes any more.
 */
export async function recordStoppedDrawing(page: Page, test: TestInfo) {
  if (test.status === test.expectedStatus) return;
  const pages =
    page
      .context()
      .browser()
      ?.contexts()
      .flatMap((context) => context.pages()) ?? [];
  const stopped = await Promise.all(pages.map(hasStoppedDrawing));
  if (!stopped.includes(true)) return;
  mkdirSync(test.project.outputDir, { recursive: true });
  writeFileSync(recordOf(test), '');
}

/** A page whose script hangs or that has been closed does not count. */
const hasStoppedDrawing = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        new Promise<string>((resolve) => {
          requestAnimationFrame(() => resolve('draws'));
          setTimeout(() => resolve('stopped'), 5_000);
        }),
      null,
      { timeout: 15_000, polling: 100 },
    )
    .then((state) => state.jsonValue())
    .then((state) => state === 'stopped')
    .catch(() => false);
