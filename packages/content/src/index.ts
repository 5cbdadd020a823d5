export { catalogue, emirates, landingBottles, promoCodes, synonyms } from './catalogue.js';
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
} from './catalogue.js';
export {
  articleCategories,
  articles,
  blogs,
  contentVersion,
  factNames,
  faqs,
  goodToKnow,
  pageOf,
  pages,
  productFaqs,
  videos,
  widgets,
} from './content.js';
export type {
  Article,
  ArticleCategory,
  Artwork,
  Blog,
  Entry,
  FaqGroup,
  Film,
  FooterContent,
  HeaderContent,
  HomeContent,
  MenuLink,
  Office,
  Page,
  PageContent,
  Panel,
  Piece,
  QuestionGroup,
  Scene,
  Source,
  Video,
  VideoLibrary,
  VideoText,
} from './content.js';
export { withFacts } from './facts.js';
export type { Facts } from './facts.js';
export { brandFile, filmFolder, heroArt, illustrationOf, pictureFolder, pictureOf } from './pictures.js';
export type { BrandFile, HeroArt, Illustration, Picture } from './pictures.js';
