export { CardPrice, cardPriceStyles, type CardPriceProps } from './CardPrice.js';
