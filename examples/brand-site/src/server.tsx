import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { directionOf, type Language } from '@mahd/rules/locale';
import { messages } from './messages.js';
import { Site } from './Site.js';

/** The parts of the page in a language; `styles` are for its head. */
export function renderPage(language: Language) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Site language={language} />));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles, title: messages[language].title, direction: directionOf(language) };
}
