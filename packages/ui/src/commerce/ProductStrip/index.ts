export { ProductStrip, type ProductStripProps } from './ProductStrip.js';
