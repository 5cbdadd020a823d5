// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../src/testing/index.js';
import { examples } from './examples/index.js';

const own = { ref: null, className: 'mine', 'data-extra': 'kept' };

describe.each(Object.entries(examples))('%s on a server', (_name, example) => {
  test.each(['en', 'ar'] as const)(
    'needs no browser and writes no style attribute, which the security policy refuses (%s)',
    (language) => {
      const sheet = new ServerStyleSheet();
      const html = renderToString(sheet.collectStyles(inLanguage(language, example(own))));
      expect(html).not.toMatch(/<[^>]+ style="/);
      expect(html.length).toBeGreaterThan(20);
      sheet.seal();
    },
  );
});
