import { arrowKeys, pauseFirst, mirrored, type Guides } from './guide.js';

export const content: Guides = {
  HeroSlider: {
    use: ['One to four panels at the top of the home page.'],
    dont: ['Put the only link to a page in a later panel.'],
    keyboard: [arrowKeys, pauseFirst],
    arabic: ['Needs a picture for each direction.'],
  },
  PromoBanner: {
    use: ['A promotion between sections of a page.'],
    dont: ['Stack two of them.'],
    arabic: ['Needs a picture with the other side empty.'],
  },
  CategoryTile: { use: ['A link to a category.'], dont: ['Use it for products.'] },
  ArticleCard: { use: ['A link to an article.'], dont: ['Put a button in it. The whole card is a link.'] },
  ImageMenu: { use: ['A few large illustrated links.'], dont: ['Offer more than six.'], arabic: [mirrored] },
  CallToAction: {
    use: ['A question or an offer of help, with one link, between sections of a page.'],
    dont: ['Use it for promotions.'],
  },
  Accordion: {
    use: ['Questions and answers of which few are read.'],
    dont: ['Hide prices, delivery or returns in it.'],
    keyboard: ['Enter and Space toggle. Find-in-page finds all answers.'],
  },
  ShowMore: {
    use: ['A long list whose first items are enough for most.'],
    dont: ['Hide search results. Use `Pagination`.'],
    keyboard: ['Enter and Space expand. The focus stays on the button.'],
  },
  FeatureCard: { use: ['A feature beside others.'], dont: ['Link it. Use `ArticleCard`.'] },
  InfoCard: { use: ['A few sentences under one heading.'], dont: ['Fill it with a whole article.'] },
  PageHeader: {
    use: ['The top of an article page.'],
    dont: ['Put it on a listing.'],
    arabic: ['The illustration is on the left.'],
  },
  StoryBlock: {
    use: ['A picture beside its text. Alternate sides.'],
    dont: ['Use it for an unrelated picture.'],
    arabic: ['`pictureSide` is logical.'],
  },
  SplitSection: { use: ['A section with a short heading and a long text.'], dont: ['Put pictures in it.'] },
  StepExplainer: {
    use: ['Explaining a process step by step.'],
    dont: ['Show the state of an order. Use `TrackingSteps`.'],
    arabic: ['Runs from the right. Latin digits.'],
  },
  SupplierInfo: {
    use: ['A company and its contact details.'],
    dont: ['Invent facts. Leave unknown ones out.'],
    arabic: ['Phone numbers and URLs stay left to right.'],
  },
  OfficeList: { use: ['Offices by region.'], dont: ['Expect empty regions. They are hidden.'] },
  ArticleFooter: { use: ['After a health article: sources, date, disclaimer.'], dont: ['Put it before the text.'] },
  ShareBar: {
    use: ['Sharing an article or cart.'],
    dont: ['Load scripts of the services. Plain links are enough.'],
    keyboard: ['Buttons and links in visual order. Copying is announced.'],
  },
  Table: {
    use: ['Values of several things, side by side: sizes, measures.'],
    dont: ['Lay out a page with it.', 'Show orders in it. Use `OrderTable`.'],
    keyboard: ['A tab stop that scrolls with arrow keys. Headers that sort are buttons.'],
    arabic: ['Columns run from the right.'],
  },
  TableOfContents: {
    use: ['A text with three headings or more.'],
    dont: ['Link to other pages with it.'],
    keyboard: ['Links to the headings.'],
  },
  JumpLinks: {
    use: ['Links to the sections of a page: underlined.', 'Links to filtered views of a page: pills.'],
    dont: ['Mix both in one.', 'Use it where one section is visible at a time. Use `Tabs`.'],
  },
  PreviousNextLinks: {
    use: ['The previous and next page of a series.'],
    dont: ['Use it for pages of a list. Use `Pagination`.'],
    arabic: ['Next is on the left.'],
  },
  LinkGroups: { use: ['A site map.'], dont: ['Use it as a menu.'], arabic: ['Columns run from the right.'] },
  FilterBox: {
    use: ['Filtering content on the page.'],
    dont: ['Search the shop. Use `SearchDropdown`.'],
    keyboard: ['Filters while typing. The result count is announced.'],
    arabic: ['Normalise letters before comparing.'],
  },
};
