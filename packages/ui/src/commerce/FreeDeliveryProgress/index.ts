export { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './FreeDeliveryProgress.js';
