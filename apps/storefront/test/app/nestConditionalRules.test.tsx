import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { styled, StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nestConditionalRules } from '../../src/app/nestConditionalRules.js';

const supports = vi.fn(() => true);
beforeEach(() => {
  supports.mockReturnValue(true);
  vi.stubGlobal('CSS', { supports });
});
afterEach(() => vi.unstubAllGlobals());

/** The rules a component inserts, its class written as `.a`. */
function rulesOf(Component: ComponentType): string[] {
  const { container, unmount } = render(
    <StyleSheetManager stylisPlugins={[nestConditionalRules]}>
      <Component />
    </StyleSheetManager>,
  );
  const name = container.querySelector('p')!.className.split(' ').at(-1)!;
  const nodes = [...document.querySelectorAll('style')].flatMap(({ childNodes }) => [...childNodes]);
  unmount();
  return nodes
    .map(({ textContent }) => textContent ?? '')
    .filter((rule) => rule.includes(`.${name}`))
    .map((rule) => rule.replaceAll(`.${name}`, '.a'));
}

it('writes a conditional rule inside the rule of its component', () => {
  const Box = styled.p`
    color: red;
    @media (min-width: 64em) {
      top: 0;
    }
    @supports (display: grid) {
      left: 0;
      [data-part='x'],
      &:hover::after {
        top: 0.5em;
      }
    }
  `;
  expect(rulesOf(Box)).toEqual([
    '.a{color:red;}',
    '.a{@media (min-width: 64em){&{top:0;}}}',
    ".a{@supports (display: grid){&{left:0;}& [data-part='x'],&:hover::after{top:0.5em;}}}",
  ]);
});

it.each([
  ['with a selector that does not begin with the component', '[dir=rtl] & { top: 0; }'],
  ['with another condition inside', '@supports (gap: 0) { top: 0; }'],
])('leaves a rule %s', (_what, rule) => {
  const Box = styled.p`
    @media print {
      ${rule}
    }
  `;
  expect(rulesOf(Box).every((text) => text.startsWith('@media print{'))).toBe(true);
});

it('leaves every rule where nesting is not supported', () => {
  supports.mockReturnValue(false);
  const Box = styled.p`
    @media screen {
      top: 1px;
    }
  `;
  expect(rulesOf(Box)).toEqual(['@media screen{.a{top:1px;}}']);
});
