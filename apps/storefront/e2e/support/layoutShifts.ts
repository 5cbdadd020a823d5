import type { Page } from '@playwright/test';
import { twoFrames } from './layout.js';

declare global {
  interface Window {
    shifts: { startTime: number; text: string }[];
    /** Time of the first frame of the parsed document, ms; 0 before. */
    parsedAt: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Records every layout shift without recent input: its value, time (ms), scroll position (px) and the elements that moved. Call it before
 * opening the page; the returned function reads the shifts, those of the next frames too. Shifts up to the first frame of the parsed document do
 * not count: on a busy machine the browser may paint a part of it before, such as half of the header.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    window.parsedAt = 0;
    document.addEventListener(
      'readystatechange',
      () =>
        // Called after the next frame, with its time on the clock of the browser, which `page.clock` does not replace.
        new IntersectionObserver((entries, observer) => {
          observer.disconnect();
          window.parsedAt = entries[0]!.time;
        }).observe(document.documentElement),
      { once: true },
    );
    const rectText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName} ${node.getAttribute('data-part') ?? node.className}`
        : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} (${rectText(previousRect)} → ${rectText(currentRect)})`,
        );
        const text = `${value} after ${Math.round(startTime)} ms at ${Math.round(scrollY)} px: ${moved.join(', ')}`;
        window.shifts.push({ startTime, text });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await twoFrames(page);
    return page.evaluate(() => {
      const { shifts, parsedAt } = window;
      return shifts.filter(({ startTime }) => startTime > parsedAt).map(({ text }) => text);
    });
  };
}
