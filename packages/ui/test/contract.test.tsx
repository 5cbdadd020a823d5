import { render } from '@testing-library/react';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { inLanguage } from '../src/testing/index.js';
import { examples, otherRootNames, withoutOwnRoot } from './examples/index.js';

const source = join(import.meta.dirname, '../src');
const folders = readdirSync(source).flatMap((group) => {
  const path = join(source, group);
  return existsSync(join(path, 'index.ts')) || !/^[a-z]+$/.test(group)
    ? []
    : readdirSync(path).filter((name) => /^[A-Z]/.test(name) && existsSync(join(path, name, 'index.ts')));
});
/** The `data-part` of a component's root. */
const partOf = (name: string) =>
  otherRootNames[name] ?? name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const own = { ref: { current: null }, className: 'mine', 'data-extra': 'kept' };

test('every component has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(folders.filter((name) => !(name in withoutOwnRoot)).sort());
});

// Accessibility is checked in a browser: the test runner of Storybook runs axe on every story.
describe.each(Object.entries(examples))('%s', (name, example) => {
  test('ref, class name and data-part are on the root', () => {
    const ref = { current: null as Element | null };
    const { container } = render(inLanguage('en', example({ ...own, ref })));
    const root = container.querySelector(`[data-part='${partOf(name)}']`);
    expect(root, `an element with data-part="${partOf(name)}"`).not.toBeNull();
    expect(ref.current).toBe(root);
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.classList.length, 'its own class beside the given one').toBeGreaterThan(1);
  });

  test('a stable callback ref is called once with the root', () => {
    const ref = vi.fn();
    const tree = () => inLanguage('en', example({ ...own, ref }));
    const { rerender } = render(tree());
    rerender(tree());
    rerender(tree());
    expect(ref.mock.calls).toEqual([[expect.any(Element)]]);
  });

  test('other attributes are passed to the root, or to the control of a field', () => {
    const { container } = render(inLanguage('en', example(own)));
    const holder = container.querySelector('[data-extra]');
    const root = container.querySelector(`[data-part='${partOf(name)}']`);
    expect(holder === root || holder?.matches('input, select, textarea')).toBe(true);
  });

  test.each(['en', 'ar'] as const)(
    'is the same on the server and in the browser, without a word in the console (%s)',
    async (language) => {
      const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
        spy.mockImplementation(() => undefined),
      );
      const tree = <StrictMode>{inLanguage(language, example({ ...own, ref: null }))}</StrictMode>;
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(tree);
      expect(container.innerHTML).not.toBe('');
      const recovered = vi.fn();
      render(tree, { container, hydrate: true, onRecoverableError: recovered });
      expect(recovered).not.toHaveBeenCalled();
      for (const spy of said) expect(spy.mock.calls).toEqual([]);
    },
  );
});
