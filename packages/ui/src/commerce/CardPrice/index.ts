export { CardPrice, cardPriceLook, type PriceShown } from './CardPrice.js';
