import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Language } from '@mahd/rules/locale';
import { Shop } from './Shop';

/** A page of the server-rendered shop. */
export function page(language: Language, script: string): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Shop language={language} />));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${styles}</head><body><div id="root">${html}</div><script type="module" src="${script}"></script></body></html>`;
}
