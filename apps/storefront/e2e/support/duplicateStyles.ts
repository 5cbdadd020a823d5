import type { Page } from '@playwright/test';

/** Rules of the server's that are in the sheet of styled-components more often than it sent them: one that is not rehydrated is inserted again and restyles the page. */
export const duplicateStyles = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const sent = new CSSStyleSheet();
    sent.replaceSync(/<style data-styled[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '');
    const textsOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText);
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(
      ({ sheet }) => sheet ?? [],
    );
    const count = (texts: readonly string[], text: string) => texts.filter((other) => other === text).length;
    const [before, now] = [textsOf(sent), sheets.flatMap(textsOf)];
    return before.length === 0
      ? ['the server sent no styles']
      : [...new Set(before)].filter((text) => count(now, text) > count(before, text));
  });
