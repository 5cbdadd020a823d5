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
    const counted = (texts: readonly string[]) => {
      const counts = new Map<string, number>();
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
      return counts;
    };
    const [before, now] = [counted(textsOf(sent)), counted(sheets.flatMap(textsOf))];
    return before.size === 0
      ? ['the server sent no styles']
      : [...before].filter(([text, count]) => (now.get(text) ?? 0) > count).map(([text]) => text);
  });
