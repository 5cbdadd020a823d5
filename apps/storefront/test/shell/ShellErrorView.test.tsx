// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ShellErrorView } from '../../src/shell/ShellErrorView.js';

it.each(['/en/cart?add=MH-BF-0001', '/ar/products'])(
  '%s offers to load the page again, on the server too',
  (address) => {
    const html = renderToString(
      <StaticRouter location={address}>
        <ShellErrorView />
      </StaticRouter>,
    );
    expect(html).toContain(`href="${address}"`);
  },
);
