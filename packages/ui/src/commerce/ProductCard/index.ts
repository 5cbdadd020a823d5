export { ProductCard, cardSizes, type ProductCardProps } from './ProductCard.js';
export { ProductCardSkeleton } from './ProductCardSkeleton.js';
