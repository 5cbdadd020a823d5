import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Button } from '../src/actions/Button/index.js';
import { ProductCard } from '../src/commerce/ProductCard/index.js';
import { UiProvider } from '../src/foundation/provider.js';
import { en } from '../src/foundation/strings/en.js';

const CARDS = 200;
const picture = { path: 'products/bottle', width: 960, height: 960, widths: [160, 320, 480, 640, 960] };

/** A page of product cards as the shop shows them, style sheet collected; what a server does for a listing. */
export function renderCards(): string {
  const sheet = new ServerStyleSheet();
  const cards = Array.from({ length: CARDS }, (_, at) => (
    <ProductCard
      key={at}
      href={`/product/${at}`}
      name={`Wide-neck nursing bottle ${at}`}
      picture={picture}
      price={at % 3 === 0 ? { amount: 5525, was: 6500, percent: 15 } : { amount: 6500 }}
      action={<Button size="small">Add to Cart</Button>}
    />
  ));
  const html = renderToString(sheet.collectStyles(<UiProvider language="en" strings={en}>{cards}</UiProvider>));
  sheet.getStyleTags();
  sheet.seal();
  return html;
}

/** Makes the elements of a piece of HTML anew each time. */
type Maker = (key: number) => ReactNode;

const camel = (name: string) => (/^(data|aria)-/.test(name) ? name : ({ class: 'className', srcset: 'srcSet', viewbox: 'viewBox' }[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())));

function makerOf(node: Node): Maker {
  if (!('tagName' in node)) return () => node.textContent;
  const element = node as Element;
  const props = Object.fromEntries([...element.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [camel(name), value]));
  const children = [...element.childNodes].filter(({ nodeType }) => nodeType !== 8).map(makerOf);
  return (key) => createElement(element.localName, { ...props, key }, ...children.map((make, at) => make(at)));
}

/** The same HTML from plain elements: no component, no style of its own. */
export function plainRenderer(root: Element): () => string {
  const makers = [...root.childNodes].map(makerOf);
  return () => renderToString(<>{makers.map((make, at) => make(at))}</>);
}
