/** Usage guidance for a component, shown on its docs page. Its purpose is in its docstring. */
export interface Guide {
  use: readonly string[];
  dont: readonly string[];
  keyboard?: readonly string[];
  arabic?: readonly string[];
}

const arrowsTurn = 'Arrow keys follow the line of reading: in Arabic the left arrow goes on.';
const mirrors = 'Turns round as a whole.';
const field = ['Tab reaches the control; a press on the label does too.'];
const modal = ['The focus moves in, stays in, and goes back to where it was.', 'Escape closes.'];

/** By component, in the order of the sidebar. */
export const guides: Readonly<Record<string, Guide | undefined>> = {
  Stack: {
    use: ['Things stand one under the other with the same gap.'],
    dont: ['Give children margins of their own.'],
  },
  Cluster: {
    use: ['Small things stand side by side and may wrap: buttons, tags.'],
    dont: ['Build columns with it: that is a `Grid`.'],
    arabic: ['Starts at the right.'],
  },
  Grid: {
    use: ['Cards of one kind in columns of equal width.'],
    dont: ['Put products of a listing in it: `ProductGrid` loads and counts them.'],
    arabic: ['The first column is at the right.'],
  },
  Container: { use: ['The content of a page, once; `reading` for articles.'], dont: ['Nest containers.'] },

  Heading: {
    use: ['The title of a page or part. `level` is its rank, `size` its look.'],
    dont: ['Skip a rank to get a size.'],
    arabic: ['Taller lines; no letter spacing, no capitals.'],
  },
  Text: {
    use: ['A paragraph or a line of plain text.'],
    dont: ['Show HTML of a back end with it: that is `RichText`.'],
  },
  RichText: {
    use: ['An article or description that comes with markup.'],
    dont: ['Pass texts of your own interface through HTML.'],
    keyboard: ['A wide table is a stop of its own and scrolls with the arrows.'],
    arabic: ['Texts in another language carry `lang` and `dir` in the markup.'],
  },
  ReadMore: {
    use: ['A long text beside a list that people came for.'],
    dont: ['Hide what must be known before buying.', 'ReadMore three lines.'],
    keyboard: ['Enter and Space unfold; while a link inside has the focus, all is seen.'],
  },
  Highlight: {
    use: ['The name of what a search has found.'],
    dont: ['Mark words that nobody searched for.'],
    arabic: ['Marks stand behind the letters, without room, so that none is parted from the next.'],
  },
  Price: {
    use: ['Any amount of money, in fils.'],
    dont: ['Write a currency or decimals by hand.'],
    arabic: ['Latin digits; the amount is isolated, so that it never turns round inside a sentence.'],
  },
  Badge: { use: ['One or two words about a thing: new, sold out.'], dont: ['Make it a button or let it wrap.'] },

  Button: {
    use: ['Something happens here: add, send, open.'],
    dont: [
      'Lead to another page: that is `LinkButton`.',
      'Put two `solid` ones side by side.',
      'Disable it to say that a form is not finished: let it be pressed and say what is missing.',
    ],
    keyboard: ['Enter and Space press it.'],
    arabic: ['Labels are verbal nouns: إضافة, not أضيفي.', 'Words are often shorter: nothing relies on a width.'],
  },
  IconButton: {
    use: ['A known sign in a tight place: cart, heart, close.'],
    dont: ['Use it where there is room for words.', 'Leave the label empty.'],
    keyboard: ['Enter and Space press it.'],
    arabic: ['The icon decides by itself whether it turns round.'],
  },
  LinkButton: {
    use: ['A link that is the one way on.'],
    dont: ['Use it for something that happens on this page.'],
    keyboard: ['Enter follows it.'],
  },

  Field: {
    use: ['A control of your own needs the label, hint and error of the house.'],
    dont: ['Rebuild a field that exists.'],
    keyboard: field,
  },
  TextField: {
    use: ['One line of text.'],
    dont: ['Use the placeholder as a label.', 'Ask for a phone number or password with it.'],
    keyboard: field,
    arabic: ['An empty field follows the page; e-mail and codes are typed left to right and stay at the right edge.'],
  },
  TextArea: { use: ['Several lines: a message, a note.'], dont: ['Ask for one word with it.'], keyboard: field },
  PasswordField: {
    use: ['A password, new or known.'],
    dont: ['Ask for it twice: it can be revealed.'],
    keyboard: [...field, 'The reveal button is the next stop.'],
    arabic: ['Typed left to right; the eye stands at the end.'],
  },
  PhoneField: {
    use: ['A mobile number of the UAE.'],
    dont: [
      'Ask for the country code: it stands there.',
      'Refuse a pasted number: 05…, +971…, 00971… and Arabic digits are understood.',
    ],
    keyboard: field,
    arabic: ['Code and number stay left to right inside a page that reads right to left.'],
  },
  Select: {
    use: ['One of up to ten, as the device’s own list.'],
    dont: [
      'Offer two to five choices that matter with it: show them as a `RadioGroup`.',
      'Hide a long list in it: that is a `Combobox`.',
    ],
    keyboard: ['Arrows choose, letters find.'],
    arabic: ['Letters find without regard to hamza, marks, ة and ه, and the article.'],
  },
  Combobox: {
    use: ['One of many, known by name: an area, a city.'],
    dont: ['Use it for free text or for searching the shop.', 'Use it for fewer than ten choices.'],
    keyboard: [
      'Typing narrows the list; Down opens it.',
      'Up and Down go round, Enter chooses, Escape puts back what was.',
    ],
    arabic: [
      'Found in both scripts: أ is as good as ا, and ة as ه, and ى as ي; marks, the article and digits of either kind make no difference.',
    ],
  },
  AreaSelect: {
    use: ['The area of an address, once the emirate is known.'],
    dont: ['Forget `Other`: no list of areas is complete.'],
    keyboard: ['As `Combobox`; “Other” stays in the list whatever is typed.'],
    arabic: ['As `Combobox`.'],
  },
  Checkbox: {
    use: ['A yes or no of its own: terms, remember me.'],
    dont: ['Use it for what happens at once.'],
    keyboard: ['Space turns it.'],
  },
  RadioGroup: {
    use: ['Two to five choices that should be seen side by side.'],
    dont: ['Preselect what costs money.'],
    keyboard: [arrowsTurn, 'Tab leaves the group.'],
  },
  QuantityStepper: {
    use: ['How many of one thing.'],
    dont: ['Use it for numbers above a hundred.'],
    keyboard: ['Up and Down in the field; the buttons are stops of their own.'],
    arabic: ['Minus stands at the right, plus at the left.'],
  },
  ErrorSummary: {
    use: ['A form was sent with more than one mistake.'],
    dont: ['Show it before the form is sent.'],
    keyboard: ['Takes the focus; each line leads to its field.'],
  },

  Spinner: {
    use: ['A short wait whose shape is not known.'],
    dont: ['Use it where a `Skeleton` could keep the place.', 'Show it for less than a second.'],
  },
  Skeleton: {
    use: ['Content of a known shape is on its way.'],
    dont: ['Give it another size than what comes.'],
    arabic: ['Shimmers in the direction of reading.'],
  },
  ProgressBar: {
    use: ['Something gets nearer: free delivery, an upload.'],
    dont: ['Use it without words beside it.'],
    arabic: ['Fills from the right.'],
  },
  Notice: {
    use: ['Something on this page must be known: changed prices, a failed payment.'],
    dont: ['Use it for what a `Toaster` says in passing.'],
    keyboard: ['The close button, where there is one.'],
  },
  EmptyState: {
    use: ['A list has nothing yet, and there is one way on.'],
    dont: ['Blame the visitor or offer three ways on.'],
  },
  ErrorState: {
    use: ['A part of the page could not be loaded.'],
    dont: ['Show codes or stack traces.', 'Leave out the second try.'],
    keyboard: ['The button tries again.'],
  },

  NavBar: {
    use: ['Once, at the top. `curved` on home and products.'],
    dont: ['Put a second primary action in it.'],
    keyboard: ['Enter or Down opens a menu, arrows go through it, Escape closes it.', arrowsTurn],
    arabic: [mirrors],
  },
  NavDrawer: {
    use: ['The menu on a phone.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
    arabic: ['Comes in from the right.'],
  },
  BottomBar: {
    use: ['Four or five main places on a phone.'],
    dont: ['Put actions in it.'],
    keyboard: ['Links in their order.'],
    arabic: ['The first place is at the right.'],
  },
  Footer: {
    use: ['Once, at the end of a page.'],
    dont: ['Repeat the whole site map.'],
    keyboard: ['The button back to the top appears after 150 px.'],
    arabic: [mirrors],
  },
  Breadcrumbs: {
    use: ['A page lies two or more levels deep.'],
    dont: ['Repeat the page’s own title as a link.'],
    arabic: ['The separators point to the left.'],
  },
  Pagination: {
    use: ['A list of numbered pages.'],
    dont: ['Use it for steps of a form.'],
    keyboard: ['Links; the current page says so.'],
    arabic: ['Pages run from the right; the arrows turn.'],
  },
  Tabs: {
    use: ['Parts of one page of which one is seen. Bound to a query parameter the choice has an address.'],
    dont: ['Lead to other pages with them.', 'Hide what everybody needs.'],
    keyboard: [arrowsTurn, 'Home and End go to the first and last.'],
  },
  LanguageSwitch: {
    use: ['In the navbar and the menu, always in reach.'],
    dont: ['Use flags: a language is no country.'],
    arabic: ['Each language is named in itself.'],
  },
  SearchDropdown: {
    use: ['Searching the whole shop.'],
    dont: ['Narrow a list on the page with it: that is `FilterBox`.'],
    keyboard: ['Down and Up go through results, Enter opens one or searches, Escape closes and gives the focus back.'],
    arabic: ['Finds both scripts; the shop’s search folds letters.'],
  },
  SkipLink: {
    use: ['Once, as the first thing of a page.'],
    dont: ['Hide it from the keyboard.'],
    keyboard: ['The first Tab shows it.'],
  },

  Dialog: {
    use: ['A question or a short form that must come first.'],
    dont: ['Open one from another.', 'Make it undismissable unless something was finished.'],
    keyboard: modal,
  },
  Drawer: {
    use: ['A menu or filters on a phone.'],
    dont: ['Put a form of several steps in it.'],
    keyboard: modal,
    arabic: ['280 px from the inline start: the right.'],
  },
  BottomSheet: {
    use: ['Choices on a phone that stand over the page: filters, sorting.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
  },
  Popover: {
    use: ['A few choices beside the button that opened them.'],
    dont: ['Put anything in it that must be read.'],
    keyboard: ['Escape and a press outside close it.'],
    arabic: ['`start` and `end` follow the direction.'],
  },
  ConsentBanner: {
    use: ['Once, while a visitor has not chosen what may be counted.'],
    dont: ['Cover the page with it: shopping goes on without an answer.', 'Make one answer louder than the other.'],
    keyboard: ['Both answers are buttons; nothing holds the focus.'],
    arabic: ['Answers run from the right.'],
  },
  Toaster: {
    use: ['Something worked, in a few words.'],
    dont: ['Say errors of a form with it.', 'Say anything that must be read: it is gone after two seconds.'],
    keyboard: ['Waits while the focus or the pointer is on it.'],
    arabic: ['Top end: the left. The bar empties in the direction of reading.'],
  },

  Picture: {
    use: ['Every picture that comes from data.'],
    dont: ['Put text in a picture.', 'Leave `sizes` at a width that is not shown.'],
    arabic: ['Pictures never turn round by themselves; art for both directions is two pictures.'],
  },
  Gallery: {
    use: ['The pictures of one product.'],
    dont: ['Mix pictures and adverts.'],
    keyboard: ['Thumbnails are buttons; Enter enlarges.', arrowsTurn],
  },
  Lightbox: {
    use: ['A picture at its largest, from a gallery.'],
    dont: ['Open it without being asked.'],
    keyboard: [...modal, arrowsTurn, 'Plus and minus zoom.'],
  },
  Carousel: {
    use: ['A few equal things of which three fit: stories, brands.'],
    dont: ['Hide in it what everybody must see.', 'Turn by itself without a pause button: it has one.'],
    keyboard: [arrowsTurn],
    arabic: ['Starts at the right; next lies at the left.'],
  },
  VideoFacade: {
    use: ['A film of another host: nothing is asked of it before the press.'],
    dont: ['Play by itself.'],
    keyboard: ['Enter and Space play.'],
    arabic: ['Play keeps pointing to the right, as tapes run.'],
  },

  ProductCard: {
    use: ['A product in a grid or row.'],
    dont: ['Put a second link or button inside the link.'],
    keyboard: ['Link, heart and button are three stops.'],
    arabic: ['Names may be in either language; the heart stands at the end.'],
  },
  OfferCard: {
    use: ['A promoted product on a landing page.'],
    dont: ['Show a percentage of zero: the tag appears above 0 only.'],
  },
  CardPrice: { use: ['The price lines of a card of your own.'], dont: ['Use it outside a card: that is `Price`.'] },
  ProductGrid: {
    use: ['A listing of products, with its waiting and empty states.'],
    dont: ['Put other cards in it.'],
    arabic: ['The first product is at the right.'],
  },
  ProductStrip: {
    use: ['A row of related products.'],
    dont: ['Use it for the main listing of a page.'],
    keyboard: ['The row is a stop and scrolls with the arrows.'],
    arabic: ['Starts at the right.'],
  },
  ListingToolbar: { use: ['Count, sorting and filters over a listing.'], dont: ['Repeat the filters in it.'] },
  FilterPanel: {
    use: ['Narrowing a listing by its facts.'],
    dont: ['Show filters that leave nothing.'],
    keyboard: ['Every filter is a native control.'],
    arabic: [mirrors],
  },
  ActiveFilters: {
    use: ['What is filtered, each to be taken away.'],
    dont: ['Show it without filters.'],
    keyboard: ['Each is a button that removes itself.'],
  },
  VariantPicker: {
    use: ['Size or colour of one product.'],
    dont: ['Hide what is sold out: it stays, marked.'],
    keyboard: [arrowsTurn],
  },
  BuyBox: {
    use: ['Price, stock, quantity and the one button of a product page.'],
    dont: ['Add a second primary button.'],
    keyboard: ['Variant, quantity, button, in this order.'],
  },
  BuyBar: {
    use: ['Keeping the button of a long product page within reach on phones.'],
    dont: [
      'Render it while the page’s own button is in view.',
      'Give it a form of its own: its button belongs to the page’s.',
    ],
    keyboard: ['One stop, the button; the focus elsewhere is never under the bar.'],
    arabic: ['The button stands at the left.'],
  },
  StarRating: {
    use: ['An average of reviews, with their number.'],
    dont: ['Show it without reviews.'],
    arabic: ['Stars fill from the right.'],
  },
  ReviewList: {
    use: ['What customers say of one product, with the spread of stars.'],
    dont: [
      'Show it with the reviews of somebody else’s shop.',
      'Translate a review: it stays in the language of who wrote it.',
    ],
    arabic: ['The bars grow from the right; each review keeps its own direction.'],
  },
  ReviewForm: {
    use: ['A customer who bought the product writes about it.'],
    dont: ['Ask for a name: the account has it.', 'Publish at once: reviews are looked at first.'],
    keyboard: ['One stop for the stars; arrows choose, mirrored by the browser.'],
    arabic: ['The first star is at the right.'],
  },
  CartLine: {
    use: ['One line of the cart.'],
    dont: ['Take it away without a way back.'],
    keyboard: ['Quantity, then remove.'],
  },
  ChangeList: {
    use: ['What the last look at prices and stock changed in the cart.'],
    dont: ['Change a cart in silence.'],
  },
  FreeDeliveryProgress: {
    use: ['How much is missing for free delivery.'],
    dont: ['Show it where delivery is always paid.'],
    arabic: ['Fills from the right.'],
  },
  PromoBox: {
    use: ['A promo code in cart and checkout.'],
    dont: ['Ask for it twice on one page.'],
    keyboard: ['Enter applies the code.'],
    arabic: ['A code is typed left to right.'],
  },
  OrderSummary: {
    use: ['The sums of a cart or order, line by line.'],
    dont: ['Work out sums in the component: they come ready.'],
    arabic: ['Labels at the right, amounts at the left.'],
  },
  TrackingSteps: {
    use: ['How far an order is.'],
    dont: ['Explain how something is done: that is `StepExplainer`.'],
    arabic: ['Runs from the right.'],
  },
  OrderTable: {
    use: ['The orders of an account; cards on a phone.'],
    dont: ['Show more than a page of them at once.'],
    keyboard: ['Links and buttons in the rows.'],
    arabic: ['Columns run from the right; numbers stay left to right.'],
  },

  HeroSlider: {
    use: ['One to four panels at the top of home.'],
    dont: ['Put the only way to something in its third panel.'],
    keyboard: [arrowsTurn, 'The pause button comes first.'],
    arabic: ['Has art of its own for each direction.'],
  },
  PromoBanner: {
    use: ['One offer between parts of a page.'],
    dont: ['Stack two of them.'],
    arabic: ['Its picture leaves the other side empty.'],
  },
  CategoryTile: { use: ['A way into a category.'], dont: ['Use it for products.'] },
  ArticleCard: { use: ['A way to an article.'], dont: ['Put a button in it: all of it is the link.'] },
  ImageMenu: { use: ['A few drawn ways on.'], dont: ['Offer more than six.'], arabic: [mirrors] },
  HelpBand: { use: ['A hand held out between parts of a page.'], dont: ['Use it for offers.'] },
  Accordion: {
    use: ['Questions and answers of which few are read.'],
    dont: ['Hide prices, delivery or returns in it.'],
    keyboard: ['Enter and Space open; all answers can be found by the browser’s search.'],
  },
  ShowMore: {
    use: ['A list that is read by few to its end, and of which the first row says enough.'],
    dont: ['Hide what a search must find: the list of results has a `Pagination`.'],
    keyboard: ['Enter and Space unfold; the focus stays on the button.'],
  },
  FeatureCard: { use: ['One property of a thing, beside others.'], dont: ['Link it: that is an `ArticleCard`.'] },
  InfoCard: { use: ['A few sentences under one heading.'], dont: ['Fill it with a whole article.'] },
  PageHeader: {
    use: ['The top of a page that is read.'],
    dont: ['Put it on a listing.'],
    arabic: ['The drawing stands at the left.'],
  },
  StoryBlock: {
    use: ['A picture beside its text; neighbours take turns in side.'],
    dont: ['Use it without a text that belongs to the picture.'],
    arabic: ['`pictureSide` follows the direction.'],
  },
  SplitSection: { use: ['A part with a short heading and a long text.'], dont: ['Put pictures in it.'] },
  StepExplainer: {
    use: ['How something happens, step by step.'],
    dont: ['Show the state of an order with it.'],
    arabic: ['Runs from the right; numbers are Latin digits.'],
  },
  SupplierInfo: {
    use: ['Who a company is and how to reach it.'],
    dont: ['Invent what is not known: empty facts are left out.'],
    arabic: ['Numbers and addresses of the internet stay left to right.'],
  },
  OfficeList: { use: ['Offices by region.'], dont: ['Show a region without offices: it is left out.'] },
  ReadingNotes: { use: ['After a text about health: sources, date, limits.'], dont: ['Put it before the text.'] },
  ShareBar: {
    use: ['Handing an article or cart to somebody.'],
    dont: ['Load scripts of the services: these are links.'],
    keyboard: ['Buttons and links in their order; copying is announced.'],
  },
  TableOfContents: {
    use: ['A text of three headings or more.'],
    dont: ['Lead to other pages with it.'],
    keyboard: ['Links to the headings.'],
  },
  JumpLinks: {
    use: ['Short ways to the parts of a page.'],
    dont: ['Use it where one part is seen at a time: those are `Tabs`.'],
  },
  PreviousNextLinks: {
    use: ['The text before and the one after.'],
    dont: ['Use it for pages of a list.'],
    arabic: ['Next lies at the left.'],
  },
  LinkGroups: { use: ['A site map.'], dont: ['Use it as a menu.'], arabic: ['Columns run from the right.'] },
  FilterBox: {
    use: ['Narrowing what is on the page already.'],
    dont: ['Search the shop with it.'],
    keyboard: ['Each letter narrows; what is left is announced.'],
    arabic: ['ReadMore letters as search does before you compare.'],
  },
};
