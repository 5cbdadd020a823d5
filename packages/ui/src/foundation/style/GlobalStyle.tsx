'use client';
import { createGlobalStyle } from 'styled-components';
import type { Brand } from '../brand.js';
import { mahd } from '../brands/mahd.js';
import { globalCss } from './globalCss.js';

const Sheet = createGlobalStyle<{ $brand: Brand }>`
  ${({ $brand }) => globalCss($brand)}
`;

/**
 * Tokens and base styles in the colours of a brand. Render it once, above everything, or write `globalCss` on the
 * server.
 */
export const GlobalStyle = ({ brand = mahd }: { brand?: Brand }) => <Sheet $brand={brand} />;
