export { PromoBox, type PromoBoxProps } from './PromoBox.js';
