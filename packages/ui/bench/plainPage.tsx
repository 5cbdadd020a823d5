import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { goods } from './goods.js';

/** The same cards as plain React elements, without a library: the baseline of the comparison. */
export function renderByHand(): string {
  const cards = goods.map(({ href, name, avif, picture, price, was, badge }) => (
    <article key={href} className="card">
      <div className="card-media">
        <picture>
          <source {...avif} />
          <img {...picture} alt="" />
        </picture>
        {badge && <span className="card-badge">{badge}</span>}
      </div>
      <h3 className="card-name">
        <a href={href}>{name}</a>
      </h3>
      <p className="card-price">
        {price} {was && <s>{was}</s>}
      </p>
      <button type="button" className="button">
        Add to cart
      </button>
    </article>
  ));
  return renderToString(<>{cards}</>);
}

/** Creates new elements for a piece of HTML. */
type Maker = (key: number) => ReactNode;

const camel = (name: string) =>
  /^(data|aria)-/.test(name)
    ? name
    : ({ class: 'className', srcset: 'srcSet', viewbox: 'viewBox' }[name] ??
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** A style attribute as a React style object. */
const declarations = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((declaration) => {
        const [name = '', ...value] = declaration.split(':');
        return [name.startsWith('--') ? name : camel(name), value.join(':')];
      }),
  );

/**
 * Interns texts as flat strings, like literals in code. Texts of the parsed page are slices of all its HTML, which
 * React scans several times as slowly: the baseline would be slow and every comparison flattering.
 */
function literals(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const literal = known.get(text) ?? (JSON.parse(JSON.stringify(text)) as string);
    known.set(literal, literal);
    return literal;
  };
}

function makerOf(node: Node, literal: (text: string) => string): Maker {
  if (!('tagName' in node)) {
    const text = literal(node.textContent ?? '');
    return () => text;
  }
  const element = node as Element;
  const type = literal(element.localName);
  const props = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      camel(name),
      name === 'style' ? declarations(value) : literal(value),
    ]),
  );
  const children = [...element.childNodes]
    .filter(({ nodeType }) => nodeType !== 8)
    .map((child) => makerOf(child, literal));
  return (key) => createElement(type, { ...props, key }, ...children.map((make, at) => make(at)));
}

/** Renders the same HTML from plain elements, without components or styles. */
export function plainRenderer(root: Element): () => string {
  const literal = literals();
  const makers = [...root.childNodes].map((child) => makerOf(child, literal));
  return () => renderToString(<>{makers.map((make, at) => make(at))}</>);
}
