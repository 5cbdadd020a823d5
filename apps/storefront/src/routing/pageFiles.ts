/** The code of every page but home, by its file. What is only a part of pages stays out: it comes with the page. */
export const pageFiles = import.meta.glob([
  '../routes/**/*.tsx',
  '!../routes/catalog/{BabyHint,CategoryText,ListingEmpty,ListingFrame,ProductBuyBox,ProductDetails,ShareProduct}.tsx',
  '!../routes/content/{ArticleList,ArticleText,BottleFilms,BottleRange,CompanyLists,ContactForm,EnglishOnly,EntryText,FilmCard,FilmDialog,LandingBanner,Lead,MonthNow,MonthTabs,NothingToRead,QuestionGroup,ReadingFrame,RelatedReading,Stories}.tsx',
  '!../routes/home/*.tsx',
]);
