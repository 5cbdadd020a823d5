import type { CSSProperties } from 'react';
import type { Language } from '../packages/rules/src/locale/language.js';
import { formatMessage, type Message } from '../packages/rules/src/locale/plural.js';
import { ar as uiArabic } from '../packages/ui/src/foundation/strings/ar.js';
import { en as uiEnglish } from '../packages/ui/src/foundation/strings/en.js';

/** Messages by key, nested. */
type Messages = Message | { readonly [key: string]: Messages };
type Pack = Record<string, { default: Messages }>;

const english: Pack = import.meta.glob('../apps/storefront/src/messages/en/*.ts', { eager: true });
const arabic: Pack = import.meta.glob('../apps/storefront/src/messages/ar/*.ts', { eager: true });
/** Texts that come with their component. */
const ofComponents = import.meta.glob<{ strings: Record<Language, Messages> }>('../packages/ui/src/*/*/strings.ts', {
  eager: true,
});

const forms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** A number for each Arabic plural form. */
const counts = [0, 1, 2, 3, 11, 100];

const isMessage = (messages: Messages): messages is Message =>
  typeof messages === 'string' || ('other' in messages && Object.keys(messages).every((key) => forms.has(key)));

interface Row {
  key: string;
  en: Message;
  ar: Message;
}

function rowsOf(key: string, en: Messages, ar: Messages | undefined): Row[] {
  if (isMessage(en)) return [{ key, en, ar: ar !== undefined && isMessage(ar) ? ar : '' }];
  return Object.entries(en).flatMap(([name, messages]) =>
    rowsOf(key ? `${key}.${name}` : name, messages, typeof ar === 'object' && !isMessage(ar) ? ar[name] : undefined),
  );
}

const fonts: Record<Language, CSSProperties> = {
  en: { fontFamily: "'Rubik Variable', system-ui, sans-serif", padding: '0.35rem 0.5rem' },
  ar: { fontFamily: "'Rubik Variable', 'Segoe UI', Tahoma, sans-serif", padding: '0.35rem 0.5rem', lineHeight: 1.75 },
};

function Cell({ language, message }: { language: Language; message: Message }) {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  if (typeof message === 'string')
    return (
      <td lang={language} dir={dir} style={fonts[language]}>
        {message}
      </td>
    );
  return (
    <td lang={language} dir={dir} style={fonts[language]}>
      <dl style={{ margin: 0 }}>
        {counts.map((n) => (
          <div key={n} style={{ display: 'flex', gap: '0.75em' }}>
            <dt style={{ minInlineSize: '2em', opacity: 0.7 }}>{n}</dt>
            <dd style={{ margin: 0 }}>{formatMessage(language, message, { n })}</dd>
          </div>
        ))}
      </dl>
    </td>
  );
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

function MessageTable({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section className="sb-unstyled">
      <h2 id={idOf(title)} style={{ fontFamily: fonts.en.fontFamily, fontSize: '1.375rem' }}>
        {title}
      </h2>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <th style={{ ...fonts.en, inlineSize: '22%', textAlign: 'start' }}>Key</th>
            <th style={{ ...fonts.en, textAlign: 'start' }}>English</th>
            <th lang="ar" dir="rtl" style={{ ...fonts.ar, textAlign: 'start' }}>
              العربية
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, en, ar }) => (
            <tr key={key} style={{ borderBlockEnd: '1px solid var(--color-line, #ddd)', verticalAlign: 'top' }}>
              <td style={{ padding: '0.35rem 0.5rem', overflowWrap: 'anywhere' }}>
                <code>{key}</code>
              </td>
              <Cell language="en" message={en} />
              <Cell language="ar" message={ar} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every message of library and shop in both languages, plurals with all their forms. */
export function MessageTables() {
  const shop = Object.entries(english).map(([path, { default: messages }]) => ({
    title: `Shop: ${path.replace(/^.*\/|\.ts$/g, '')}`,
    rows: rowsOf('', messages, arabic[path.replace('/en/', '/ar/')]?.default),
  }));
  const components = Object.entries(ofComponents).map(([path, { strings }]) => ({
    title: `Library: ${path.split('/').at(-2)}`,
    rows: rowsOf('', strings.en, strings.ar),
  }));
  const tables = [{ title: 'Library', rows: rowsOf('', { ...uiEnglish }, { ...uiArabic }) }, ...components, ...shop];
  return (
    <>
      <ul
        className="sb-unstyled"
        style={{
          columns: '12rem',
          margin: 0,
          padding: '0.5rem 0',
          listStyle: 'none',
          lineHeight: 1.9,
          fontFamily: fonts.en.fontFamily,
        }}
      >
        {tables.map(({ title, rows }) => (
          <li key={title}>
            {/* Storybook opens other links in the top window. */}
            <a href={`#${idOf(title)}`} target="_self" style={{ color: '#c93a35' }}>
              {title}
            </a>{' '}
            ({rows.length})
          </li>
        ))}
      </ul>
      {tables.map((table) => (
        <MessageTable key={table.title} {...table} />
      ))}
    </>
  );
}
