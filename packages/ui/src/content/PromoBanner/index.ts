export { PromoBanner, type PromoBannerProps } from './PromoBanner.js';
