import type { Page } from '@playwright/test';

/** Class names whose rules the browser has inserted again although the server sent them, which restyles the page. */
export const duplicateStyles = (page: Page) =>
  page.evaluate(() => {
    const sent = document.querySelector('style[data-styled]:not([data-styled=active])')?.textContent ?? '';
    const inserted = document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet?.cssRules ?? [];
    const names = new Set([...inserted].flatMap(({ cssText }) => /\.([\w-]+)/.exec(cssText)?.[1] ?? []));
    return sent === '' ? ['the server sent no styles'] : [...names].filter((name) => sent.includes(`.${name}{`));
  });
