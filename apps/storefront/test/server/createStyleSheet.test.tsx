import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { keyframes, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { createStyleSheet } from '../../src/server/createStyleSheet.js';

const appear = keyframes`
  from { opacity: 0; }
`;
const Card = styled.article`
  color: green;
  animation: ${appear} 1s;
  &:hover {
    color: blue;
  }
`;
const Note = styled.p`
  color: red;
`;

let compilations = 0;
const countCompilations = ({ type }: { type: string }) => void (type === 'rule' && (compilations += 1));
const plugins = [countCompilations];

function stylesOf(page: ReactNode) {
  const sheet = createStyleSheet();
  renderToString(sheet.collectStyles(<StyleSheetManager stylisPlugins={plugins}>{page}</StyleSheetManager>));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags;
}

it('compiles the rules of a component once for all pages', () => {
  const first = stylesOf(<Card />);
  const compiled = compilations;
  expect(compiled).toBeGreaterThan(0);
  expect(stylesOf(<Card />)).toBe(first);
  expect(compilations).toBe(compiled);
});

it('contains only the styles of its own page', () => {
  stylesOf(<Card />);
  const tags = stylesOf(<Note />);
  expect(tags).toContain('color:red');
  expect(tags).not.toContain('color:green');
  expect(tags).not.toContain('@keyframes');
  expect(stylesOf(<Card />)).toMatch(/@keyframes.*opacity:0/);
});
