import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>('../src/**/drawings/*.svg', { query: '?raw', import: 'default', eager: true });

const viewBox = /viewBox="0 0 (\d+) (\d+)"/;

/** The drawings that a module shows, by file name, with the width and height it gives them. `StatePanel` has a square frame. */
const shown = Object.entries(sources).flatMap(([module, source]) =>
  [...source.matchAll(/import (\w+) from '.*\/drawings\/(.+)\.svg\?url'/g)].map(([, name = '', drawing = '']) => {
    const framed = new RegExp(`<StatePanel\\s+drawing=\\{${name}\\}`).test(source);
    // The name alone, or with the view of one part.
    const src = `(?:${name}|\`\\$\\{${name}\\}#.*?\`)`;
    const size = new RegExp(`<img\\s+src=\\{${src}\\}[^>]*?width=\\{(\\d+)\\} height=\\{(\\d+)\\}`).exec(source);
    return { module, drawing, width: framed ? 1 : Number(size?.[1]), height: framed ? 1 : Number(size?.[2]) };
  }),
);

const modulesOf = (drawing: string) => shown.filter((one) => one.drawing === drawing).map(({ module }) => module);

test('no two states of the shop show the same drawing', () => {
  const repeated = new Set(shown.map(({ drawing }) => drawing).filter((drawing) => modulesOf(drawing).length > 1));
  // Any failed request; the empty wishlist, also in the account; the benefits of an account, before and after login; the
  // letter with the link, before and after it is confirmed; a stock alert that ends.
  expect([...repeated].sort()).toEqual(['error', 'heart-balloon', 'heart-garland', 'letter', 'sleeping-bell']);
});

test('every drawing is shown, in a frame of its own shape', () => {
  for (const [path, svg] of Object.entries(files)) {
    const name = /([^/]+)\.svg$/.exec(path)?.[1] ?? '';
    const [, width, height] = viewBox.exec(svg) ?? [];
    expect(modulesOf(name), name).not.toEqual([]);
    for (const one of shown.filter(({ drawing }) => drawing === name))
      expect(one.width / one.height, `${name} in ${one.module}`).toBeCloseTo(Number(width) / Number(height), 2);
  }
});
