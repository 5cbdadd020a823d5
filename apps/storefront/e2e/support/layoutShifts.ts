import type { Page } from '@playwright/test';

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
 * opening the page; the returned function reads the shifts. Shifts before the document is parsed do not count: on a busy machine the browser
 * may paint a part of it, such as half of the header, before any script runs.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { startTime: number; text: string }[] = [];
    Object.assign(globalThis, { shifts });
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
        shifts.push({ startTime, text });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: { startTime: number; text: string }[] };
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const parsed = navigation?.domInteractive ?? 0;
      return shifts.filter(({ startTime }) => startTime >= parsed).map(({ text }) => text);
    });
}
