/** Categories, listings, products and offers. Amounts are integers in fils; paths have no language. */
export {
  categoriesAtom,
  categoriesQuery,
  categoryDescriptionAtom,
  categoryDescriptionQuery,
  offersAtom,
  offersQuery,
  productAtom,
  productListAtom,
  productListQuery,
  productQuery,
  productsQuery,
  recommendedAtom,
  recommendedQuery,
} from './queries.js';
export { rememberPageAtom } from './rememberPage.js';
export { toListingParams } from './listing.js';
export type { ListingParams } from './listing.js';
export { forStage } from './forStage.js';
export { listingPathOf, productHref } from './paths.js';
export type { ListingPlace } from './paths.js';
export { trackedOffer, trackedProduct } from './trackedItem.js';
export type { Category, OfferProduct, Product, ProductList, ProductSummary, SubCategory } from './api.js';
export { toCategoryLinks, toCategoryMenu, toCategoryTile } from './view/categories.js';
export type { CategoryLink, CategoryMenuItem, CategoryTileView } from './view/categories.js';
export { inLanguage, withUnitsTied } from './view/inLanguage.js';
export { toCategoryPage } from './view/toCategoryPage.js';
export type { CategoryPageView, ListingLink } from './view/toCategoryPage.js';
export { toCrumbs } from './view/toCrumbs.js';
export type { Crumb } from './view/toCrumbs.js';
export { toPicture } from './view/toPicture.js';
export type { GalleryPictureView, PictureView } from './view/toPicture.js';
export { toPrice, toPriceOfAll } from './view/toPrice.js';
export type { PriceView } from './view/toPrice.js';
export { toBasePriceOfOffer, toBasePriceOfProduct } from './view/toBasePriceOfCard.js';
export {
  defaultCodeOf,
  hasOnlySizes,
  joinSizes,
  pricedVariation,
  sizesOf,
  toProductCard,
} from './view/toProductCard.js';
export { toOfferCard } from './view/toOfferCard.js';
export { reducedCodeOf, toReducedCard } from './view/toReducedCard.js';
export type { OfferCardView } from './view/toOfferCard.js';
export { toSizeChoices } from './view/toSizeChoices.js';
export type { ProductCardView } from './view/toProductCard.js';
export { toProductPage } from './view/toProductPage.js';
export type { ProductPageView } from './view/toProductPage.js';
export type { PatternOption, SizeOption, VariantView } from './view/toVariants.js';
