export { catalogue, emirates, landingBottles, promoCodes } from './catalogue.js'
export type {
  Category,
  Emirate,
  Fils,
  LandingBottle,
  Localized,
  Product,
  PromoCode,
  SampleReview,
  Sorting,
  SubCategory,
  Variation,
} from './catalogue.js'
export { brandFile, heroArt, illustrationOf, pictureFolder, pictureOf } from './pictures.js'
export type { BrandFile, HeroArt, Illustration, Picture } from './pictures.js'
