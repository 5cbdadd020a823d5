export { BuyBox, type BuyBoxProps } from './BuyBox.js';
