export { Price, type PriceProps } from './Price.js';
export type { PriceValue } from './PriceValue.js';
