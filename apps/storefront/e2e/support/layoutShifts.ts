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
 * opening the page; the returned function reads the shifts. Shifts up to the first frame of the parsed document do not count: on a busy machine
 * the browser may paint a part of it before, such as half of the header.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { startTime: number; text: string }[] = [];
    Object.assign(globalThis, { shifts, parsedAt: 0 });
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { parsedAt: performance.now() }))),
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
        shifts.push({ startTime, text });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts, parsedAt } = globalThis as unknown as {
        shifts: { startTime: number; text: string }[];
        parsedAt: number;
      };
      return shifts.filter(({ startTime }) => startTime > parsedAt).map(({ text }) => text);
    });
}
