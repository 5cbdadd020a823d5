export { ConsentBanner } from './ConsentBanner.js';
export type { ConsentAnswer, ConsentBannerProps } from './ConsentBanner.js';
