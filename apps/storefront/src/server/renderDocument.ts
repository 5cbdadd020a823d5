import { directionOf, type Language } from '@mahd/rules/locale';
import { colorSchemeScript } from './colorSchemeScript.js';
import { escapeHtml, escapeJson } from '../app/document/escape.js';
import type { HeadTag } from '../app/document/headTags.js';
import { babyScript } from './listingToolbar.js';
import { openItemsScript } from './openItemsScript.js';
import { salesScript } from './salesByCountry.js';

/** The inline script of every page: what depends on the visitor or the hash and must not wait for other scripts. */
export const headScript = `${colorSchemeScript};${salesScript};${babyScript};${openItemsScript}`;

export interface DocumentParts {
  readonly language: Language;
  readonly title: string;
  /** Colour of the browser's bars in each colour scheme. */
  readonly themeColors: Readonly<Record<'light' | 'dark', string>>;
  /** Tags that a client navigation replaces. */
  readonly pageTags: readonly HeadTag[];
  /** Preloads of fonts and pictures. */
  readonly preloadTags: readonly HeadTag[];
  /** Style sheets in order. The Content-Security-Policy header contains their hashes. */
  readonly styles: readonly { readonly attributes: Readonly<Record<string, string>>; readonly css: string }[];
  readonly body: string;
  /** State and scripts for hydration; null for pages without scripts. */
  readonly hydration: { readonly state: unknown; readonly scripts: HydrationScripts } | null;
}

export interface HydrationScripts {
  /** Loads the other scripts. */
  readonly boot: string;
  /** Evaluated one after the other, each in its own task: libraries first, the shop's entry last. */
  readonly entries: readonly string[];
  /** All modules that the entry and the page import, including `entries`. */
  readonly modules: readonly string[];
}

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const tagText = ({ tag, attributes, text }: HeadTag, mark = '') =>
  tag === 'script'
    ? `<script${attributesOf(attributes)}${mark}>${(text ?? '').replace(/</g, '\\u003c')}</script>`
    : `<${tag}${attributesOf(attributes)}${mark}>`;

/** Renders the HTML document. Tags with `data-page` are replaced by client navigations. */
export function renderDocument({
  language,
  title,
  themeColors,
  pageTags,
  preloadTags,
  styles,
  body,
  hydration,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${hydration ? ' data-before-paint' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    ...Object.entries(themeColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${escapeHtml(color)}" media="(prefers-color-scheme:${scheme})" data-for="${scheme}">`,
    ),
    `<script>${headScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    ...preloadTags.map((tag) => tagText(tag)),
    ...styles.map(({ attributes, css }) => `<style${attributesOf(attributes)}>${css}</style>`),
    ...pageTags.map((tag) => tagText(tag, ' data-page')),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png">',
    `<link rel="manifest" href="/app-${language}.webmanifest">`,
    `</head><body><div id="root">${body}</div>`,
    hydration ? hydrationText(hydration) : '',
    '</body></html>',
  ].join('');
}

function hydrationText({
  state,
  scripts: { boot, entries, modules },
}: NonNullable<DocumentParts['hydration']>): string {
  const asked = attributesOf({ 'data-entries': entries.join(' '), 'data-modules': modules.join(' ') });
  return `<script type="application/json" id="state"${asked}>${escapeJson(state)}</script><script${attributesOf({ type: 'module', fetchpriority: 'low', src: boot })}></script>`;
}
