import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Button } from '../src/actions/Button/index.js';
import { ProductCard } from '../src/commerce/ProductCard/index.js';
import { UiProvider } from '../src/foundation/provider.js';
import { en } from '../src/foundation/strings/en.js';

const CARDS = 200;
const picture = { path: 'products/bottle', width: 960, height: 960, widths: [160, 320, 480, 640, 960] };

/** Renders a page of product cards and collects its styles, as a server does for a listing. */
export function renderCards(): string {
  const sheet = new ServerStyleSheet();
  const cards = Array.from({ length: CARDS }, (_, at) => (
    <ProductCard
      key={at}
      href={`/product/${at}`}
      name={`Wide-neck nursing bottle ${at}`}
      picture={picture}
      price={at % 3 === 0 ? { amount: 5525, was: 6500, percent: 15 } : { amount: 6500 }}
      action={<Button size="small">Add to cart</Button>}
    />
  ));
  const html = renderToString(
    sheet.collectStyles(
      <UiProvider language="en" strings={en}>
        {cards}
      </UiProvider>,
    ),
  );
  sheet.getStyleTags();
  sheet.seal();
  return html;
}
