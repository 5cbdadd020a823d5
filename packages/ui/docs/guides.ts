/** Usage guidance for a component, shown on its docs page. Its purpose is in its docstring. */
export interface Guide {
  use: readonly string[];
  dont: readonly string[];
  keyboard?: readonly string[];
  arabic?: readonly string[];
}

const arrowKeys = 'Arrow keys follow the reading direction: in Arabic, left means next.';
const pauseFirst = 'The controls come before the slides, the pause button first. Focus pauses autoplay.';
const mirrored = 'The whole layout is mirrored.';
const field = ['Tab focuses the control. A click on the label does too.'];
const modal = ['The focus moves in, is trapped, and returns on close.', 'Escape closes.'];

/** By component, in the order of the sidebar. */
export const guides: Readonly<Record<string, Guide | undefined>> = {
  Stack: {
    use: ['Stacking content with equal gaps.'],
    dont: ['Add margins to children.'],
  },
  Card: {
    use: ['Something with a title and actions: an address, a guide.'],
    dont: ['Use it for products and articles. They have cards of their own.', 'Nest cards.'],
    keyboard: ['The link of the card, then its actions.'],
    arabic: [mirrored],
  },
  Divider: {
    use: ['A line between groups: log in or continue as a guest.'],
    dont: ['Separate what a gap separates as well.'],
  },
  Cluster: {
    use: ['Small items side by side that may wrap: buttons, tags.'],
    dont: ['Build columns with it. Use `Grid`.'],
    arabic: ['Starts on the right.'],
  },
  Grid: {
    use: ['Cards in equal columns.'],
    dont: ['Show a product listing in it. Use `ProductGrid`.'],
    arabic: ['The first column is on the right.'],
  },
  Container: { use: ['The content of a page. `reading` for articles.'], dont: ['Nest containers.'] },

  Heading: {
    use: ['The title of a page or section. `headingLevel` is its rank, `size` its look.'],
    dont: ['Skip a level to get a size.'],
    arabic: ['Taller lines. No letter spacing, no capitals.'],
  },
  Text: {
    use: ['A paragraph or line of plain text.'],
    dont: ['Show HTML from a back end. Use `RichText`.'],
  },
  RichText: {
    use: ['An article or description with markup.'],
    dont: ['Use HTML for texts of your interface.'],
    keyboard: ['A wide table is a tab stop and scrolls with arrow keys.'],
    arabic: ['Text in another language needs `lang` and `dir` in the markup.'],
  },
  ReadMore: {
    use: ['A long text next to the content people came for.'],
    dont: ['Hide what must be known before buying.', 'Collapse three lines.'],
    keyboard: ['Enter and Space expand it.'],
  },
  Highlight: {
    use: ['The name of a search result.'],
    dont: ['Mark words that were not searched for.'],
    arabic: ['Marks have no padding, so joined letters stay joined.'],
  },
  Price: {
    use: ['Any amount of money, in fils.'],
    dont: ['Write a currency or decimals by hand.'],
    arabic: ['Latin digits. The amount is isolated, so a sentence cannot reorder it.'],
  },
  Link: {
    use: ['A link in a sentence.'],
    dont: ['Remove its underline in a text.', 'Use it for an action on this page. Use `Button`.'],
    keyboard: ['Enter follows the link.'],
    arabic: ['The icon of a link to another site is mirrored.'],
  },
  Tag: {
    use: ['A topic, a property or a filter that can be removed.'],
    dont: ['Show the state of an item with it. Use `Badge`.'],
    keyboard: ['A tag that links or removes is a tab stop.'],
    arabic: ['The × is on the left.'],
  },
  Badge: { use: ['One or two words about an item: new, sold out.'], dont: ['Use it as a button.'] },

  Button: {
    use: ['An action on this page: add, send, open.'],
    dont: [
      'Link to another page. Use `LinkButton`.',
      'Put two `solid` buttons side by side.',
      'Disable it while a form is incomplete. Show what is missing on submit.',
    ],
    keyboard: ['Enter and Space activate it.'],
    arabic: ['Labels are verbal nouns: إضافة, not أضيفي.', 'Labels are often shorter. Do not rely on a width.'],
  },
  IconButton: {
    use: ['A well-known icon in a tight space: cart, heart, close.'],
    dont: ['Use it where there is room for text.', 'Leave the label empty.'],
    keyboard: ['Enter and Space activate it.'],
    arabic: ['Directional icons are mirrored automatically.'],
  },
  LinkButton: {
    use: ['The main link of a section.'],
    dont: ['Use it for an action on this page.'],
    keyboard: ['Enter follows the link.'],
  },

  Field: {
    use: ['A custom control with the standard label, description and error.'],
    dont: ['Rebuild an existing field.'],
    keyboard: field,
  },
  TextField: {
    use: ['One line of text.'],
    dont: ['Use the placeholder as a label.', 'Use it for phone numbers or passwords.'],
    keyboard: field,
    arabic: ['An empty field follows the page. E-mail and codes are left to right, aligned right.'],
  },
  TextArea: { use: ['Several lines: a message, a note.'], dont: ['Use it for a single word.'], keyboard: field },
  PasswordField: {
    use: ['A new or current password.'],
    dont: ['Ask for it twice. It can be revealed.'],
    keyboard: [...field, 'The reveal button is the next tab stop.'],
    arabic: ['Typed left to right. The eye icon is at the end.'],
  },
  PhoneField: {
    use: ['A UAE mobile number.'],
    dont: [
      'Ask for the country code. It is fixed.',
      'Reject pasted numbers. 05…, +971…, 00971… and Arabic digits all work.',
    ],
    keyboard: field,
    arabic: ['Code and number stay left to right.'],
  },
  Select: {
    use: ['One of up to ten options, in the native list.'],
    dont: ['Hide two to five important options in it. Use `RadioGroup`.', 'Use it for a long list. Use `Combobox`.'],
    keyboard: ['Arrows select, letters search.'],
    arabic: ['Type-ahead ignores hamza, diacritics, ة and ه, and the article.'],
  },
  Combobox: {
    use: ['One of many options known by name: an area, a city.'],
    dont: ['Use it for free text or to search the shop.', 'Use it for fewer than ten options.'],
    keyboard: ['Typing filters the list. Down opens it.', 'Up and Down move, Enter selects, Escape reverts.'],
    arabic: ['Searches both scripts. Ignores hamza, ة and ه, ى and ي, diacritics, the article and digit style.'],
  },
  AreaSelect: {
    use: ['The area of an address, after the emirate.'],
    dont: ['Leave out “Other”. No list of areas is complete.'],
    keyboard: ['Like `Combobox`. “Other” is always in the list.'],
    arabic: ['Like `Combobox`.'],
  },
  Checkbox: {
    use: ['A single yes or no: terms, remember me.'],
    dont: ['Use it for an immediate action.'],
    keyboard: ['Space toggles it.'],
  },
  RadioGroup: {
    use: ['Two to five options that should all be visible.'],
    dont: ['Preselect an option that costs money.'],
    keyboard: [arrowKeys, 'Tab leaves the group.'],
  },
  QuantityStepper: {
    use: ['The quantity of an item.'],
    dont: ['Use it for large numbers.'],
    keyboard: ['Up and Down change the value. The buttons are tab stops.'],
    arabic: ['Minus is on the right, plus on the left.'],
  },
  CheckboxGroup: {
    use: ['Any number of a few options.'],
    dont: ['Use it for one yes or no. Use `Checkbox`.'],
    keyboard: ['Each option is a tab stop. Space toggles it.'],
  },
  MultiSelect: {
    use: ['Any number of many options: areas, brands.'],
    dont: ['Use it for a few options. Use `CheckboxGroup`.'],
    keyboard: [
      'Down opens the list. Up and Down move, Space selects, Escape closes.',
      'Tags are tab stops that remove.',
    ],
    arabic: ['Searches both scripts, like `Combobox`.'],
  },
  NumberField: {
    use: ['A number that matters exactly: a weight, an age in months.'],
    dont: ['Use it for codes or phone numbers.', 'Use it for the quantity of a product. Use `QuantityStepper`.'],
    keyboard: [
      'Up and Down step, Page Up and Page Down ten times as far.',
      'Home and End go to the limits. Escape reverts.',
    ],
    arabic: ['Digits of any style can be typed. Minus is on the right, plus on the left.'],
  },
  Slider: {
    use: ['An approximate number or range: prices, ages.'],
    dont: ['Use it where the exact number matters. Use `NumberField`.'],
    keyboard: [arrowKeys, 'Home and End go to the limits.'],
    arabic: ['The minimum is on the right.'],
  },
  Switch: {
    use: ['A setting that applies at once: notifications, sounds.'],
    dont: ['Use it for consent or in a form with a submit button. Use `Checkbox`.'],
    keyboard: ['Space switches it.'],
    arabic: ['On is at the left end.'],
  },
  ToggleGroup: {
    use: ['Two to four short options of which one applies: a unit, a view.'],
    dont: ['Use it for long labels. Use `RadioGroup`.', 'Navigate with it. Use `Tabs`.'],
    keyboard: [arrowKeys, 'Tab leaves the group.'],
  },
  RatingInput: {
    use: ['A rating of one to five stars.'],
    dont: ['Show an average with it. Use `StarRating`.'],
    keyboard: ['One tab stop. Arrow keys select.', arrowKeys],
    arabic: ['The first star is on the right.'],
  },
  DateField: {
    use: ['A date people know by heart: a birthday, a due date.'],
    dont: ['Use it for a date to look up in a calendar.', 'Ask for the day when the month is enough.'],
    keyboard: ['Three tab stops. Letters select the month.'],
    arabic: ['Months as named in the Gulf: يناير, فبراير. The day is on the right. Digits of any style work.'],
  },
  FileUpload: {
    use: ['Pictures or documents from the device: a faulty product, an invoice.'],
    dont: ['Trust type and content without a check on the server.', 'Ask for a format that phones do not produce.'],
    keyboard: ['Enter and Space open the dialog. Each file has a remove button.'],
    arabic: ['File names keep their own direction.'],
  },
  ErrorSummary: {
    use: ['A form was submitted with several errors.'],
    dont: ['Show it before the form is submitted.'],
    keyboard: ['Takes the focus. Each line links to its field.'],
  },

  Spinner: {
    use: ['A short wait for content of unknown shape.'],
    dont: ['Use it where a `Skeleton` fits.', 'Show it for less than a second.'],
  },
  Skeleton: {
    use: ['Content of known shape is loading.'],
    dont: ['Give it a different size from the content.'],
    arabic: ['Shimmers in the reading direction.'],
  },
  ProgressBar: {
    use: ['Progress towards a goal: free delivery, an upload.'],
    dont: ['Use it without text beside it.'],
    arabic: ['Fills from the right.'],
  },
  Notice: {
    use: ['Important news on this page: changed prices, a failed payment.'],
    dont: ['Use it for passing messages. Use `Toaster`.'],
    keyboard: ['The close button, if there is one.'],
  },
  EmptyState: {
    use: ['A list is empty, with one next action.'],
    dont: ['Blame the visitor or offer many actions.'],
  },
  ErrorState: {
    use: ['A part of the page failed to load.'],
    dont: ['Show codes or stack traces.', 'Leave out the retry button.'],
    keyboard: ['The button retries.'],
  },

  NavBar: {
    use: ['Once, at the top. `curved` on home and products.'],
    dont: ['Put a second primary action in it.'],
    keyboard: ['Enter or Down opens a menu, arrows move in it, Escape closes it.', arrowKeys],
    arabic: [mirrored],
  },
  NavDrawer: {
    use: ['The menu on a phone.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
    arabic: ['Slides in from the right.'],
  },
  BottomBar: {
    use: ['Four or five main links on a phone.'],
    dont: ['Put actions in it.'],
    keyboard: ['Links in visual order.'],
    arabic: ['The first link is on the right.'],
  },
  Footer: {
    use: ['Once, at the end of a page.'],
    dont: ['Repeat the whole site map.'],
    keyboard: ['The back-to-top button appears after 150 px.'],
    arabic: [mirrored],
  },
  Breadcrumbs: {
    use: ['A page two or more levels deep.'],
    dont: ['Link the current page.'],
    arabic: ['The separators point left.'],
  },
  Stepper: {
    use: ['Two to five steps of a process: a return, a registration.'],
    dont: ['Show the progress of an order. Use `TrackingSteps`.', 'Link steps that cannot be entered yet.'],
    keyboard: ['Finished steps are links.'],
    arabic: ['Runs from the right. Latin digits.'],
  },
  Pagination: {
    use: ['A list of numbered pages.'],
    dont: ['Use it for the steps of a form.'],
    keyboard: ['Links. The current page is announced.'],
    arabic: ['Pages run from the right. The arrows are mirrored.'],
  },
  Tabs: {
    use: ['Sections of a page of which one is visible. With an `href`, each tab has a URL.'],
    dont: ['Link to other pages with them.', 'Hide what everybody needs.'],
    keyboard: [arrowKeys, 'Home and End go to the first and last.', 'With an `href`, Enter opens the focused tab.'],
  },
  LanguageSwitch: {
    use: ['In the navbar and the menu.'],
    dont: ['Use flags. A language is not a country.'],
    arabic: ['Each language is named in itself.'],
  },
  SearchDropdown: {
    use: ['Searching the whole shop.'],
    dont: ['Filter a list on the page. Use `FilterBox`.'],
    keyboard: ['Down and Up move through results, Enter opens one or searches, Escape closes.'],
    arabic: ['Searches both scripts.'],
  },
  SkipLink: {
    use: ['Once, as the first link of a page.'],
    dont: ['Hide it from the keyboard.'],
    keyboard: ['The first Tab focuses it.'],
  },

  Dialog: {
    use: ['A question or short form that must be answered first.'],
    dont: ['Open one from another.', 'Make it non-dismissible without a reason.'],
    keyboard: modal,
  },
  Drawer: {
    use: ['A menu or filters on a phone.', 'What was added to the cart, on wide screens.'],
    dont: ['Put a multi-step form in it.'],
    keyboard: modal,
    arabic: ['Slides in from the right, at the end from the left.'],
  },
  BottomSheet: {
    use: ['Options on a phone: filters, sorting.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
  },
  Popover: {
    use: ['A few options beside the button that opens them.'],
    dont: ['Put important content in it.'],
    keyboard: ['Escape and outside clicks close it. In a `Dialog`, Escape closes the popover first.'],
    arabic: ['`start` and `end` are logical.'],
  },
  Menu: {
    use: ['Actions that do not fit beside each other: those of an order.'],
    dont: ['Hide the main action in it.', 'Select a value of a form with it. Use `Select`.'],
    keyboard: [
      'Enter, Space and Down open it on the first item, Up on the last.',
      'Up, Down, Home and End move, letters search, Escape closes.',
    ],
    arabic: ['Opens at the right edge of its button. Letters search like `Select`.'],
  },
  Tooltip: {
    use: ['One sentence about a control that needs no explanation for most.'],
    dont: ['Say something important in it. Touch screens do not show it.', 'Put links or buttons in it.'],
    keyboard: ['Shown on focus. Escape closes it.'],
    arabic: ['`start` and `end` are logical.'],
  },
  ConsentBanner: {
    use: ['Until a visitor has consented to or rejected analytics.'],
    dont: ['Cover the page. It must stay usable without an answer.', 'Emphasise one answer.'],
    keyboard: ['Both answers are buttons. The focus is not trapped.'],
    arabic: ['Buttons run from the right.'],
  },
  Toaster: {
    use: ['A short confirmation.'],
    dont: ['Show form errors in it.', 'Show anything important. It closes after two seconds, or six with an action.'],
    keyboard: ['F6 moves to the messages and back.', 'Focus and hover pause them.'],
    arabic: ['Top left. The timer bar follows the reading direction.'],
  },

  Picture: {
    use: ['Any picture from data.'],
    dont: ['Put text in a picture.', 'Leave `sizes` at a wrong width.'],
    arabic: ['Pictures are not mirrored. Use two pictures for two directions.'],
  },
  Avatar: {
    use: ['A person beside their words: a review, an account.'],
    dont: ['Use it as the only way to an account. Add the name.'],
    arabic: ['Initials are apart, so that they do not join: س أ.'],
  },
  Gallery: {
    use: ['The pictures of one product.'],
    dont: ['Mix pictures and adverts.'],
    keyboard: ['Thumbnails are buttons, on phones replaced by dots. Enter enlarges.', arrowKeys],
  },
  Lightbox: {
    use: ['Enlarging a picture of a gallery.'],
    dont: ['Open it automatically.'],
    keyboard: [...modal, arrowKeys, 'Plus and minus zoom.'],
  },
  Carousel: {
    use: ['A few similar items: stories, brands.'],
    dont: ['Hide important content in it.', 'Remove the pause button of autoplay.'],
    keyboard: [arrowKeys, pauseFirst],
    arabic: ['Starts on the right. Next is on the left.'],
  },
  VideoFacade: {
    use: ['A video from another host. Nothing is requested before play is pressed.'],
    dont: ['Play automatically.'],
    keyboard: ['Enter and Space play.'],
    arabic: ['The play icon is not mirrored.'],
  },

  ProductCard: {
    use: ['A product in a grid or row.'],
    dont: ['Nest a link or button in the link.'],
    keyboard: ['Link, wishlist and action are three tab stops.'],
    arabic: ['Names may be in either language. The wishlist button is at the end.'],
  },
  OfferCard: {
    use: ['A promoted product on a landing page.'],
    dont: ['Show a discount of zero.'],
  },
  CardPrice: { use: ['The price of a custom card.'], dont: ['Use it outside a card. Use `Price`.'] },
  ProductGrid: {
    use: ['A listing of products, with loading and empty states.'],
    dont: ['Put other cards in it.'],
    arabic: ['The first product is on the right.'],
  },
  ProductStrip: {
    use: ['A row of related products.'],
    dont: ['Use it for the main listing of a page.'],
    keyboard: ['The row is a tab stop and scrolls with arrow keys.'],
    arabic: ['Starts on the right.'],
  },
  ListingToolbar: { use: ['Count, sorting and filters above a listing.'], dont: ['Repeat the filters in it.'] },
  FilterPanel: {
    use: ['Filtering a listing.'],
    dont: ['Show filters without results.'],
    keyboard: ['Every filter is a native control.'],
    arabic: [mirrored],
  },
  ActiveFilters: {
    use: ['Showing active filters, each removable.'],
    dont: ['Show it without filters.'],
    keyboard: ['Each is a link that removes the filter.'],
  },
  VariantPicker: {
    use: ['Size or colour of one product.'],
    dont: ['Hide sold-out options. They stay, marked.'],
    keyboard: [arrowKeys],
  },
  BuyBox: {
    use: ['Price, stock, quantity and the main action of a product page.'],
    dont: ['Add a second primary button.'],
    keyboard: ['Variant, quantity, action, in this order.'],
  },
  BuyBar: {
    use: ['Keeping the buy button of a long page in reach on phones.'],
    dont: [
      'Render it while the page’s own button is visible.',
      'Give it its own form. Its button belongs to the page’s form.',
    ],
    keyboard: ['The button is a tab stop. The bar never covers the focus.'],
    arabic: ['The button is on the left.'],
  },
  StarRating: {
    use: ['The average and number of reviews.'],
    dont: ['Show it without reviews.'],
    arabic: ['Stars fill from the right.'],
  },
  ReviewList: {
    use: ['The reviews of a product, with their distribution.'],
    dont: ['Show reviews of another shop.', 'Translate reviews.'],
    arabic: ['Bars grow from the right. Each review keeps its direction.'],
  },
  ReviewForm: {
    use: ['Reviewing a purchased product.'],
    dont: ['Ask for a name. The account has it.', 'Publish at once. Reviews are moderated.'],
    keyboard: ['One tab stop for the stars. Arrows select.'],
    arabic: ['The first star is on the right.'],
  },
  CartLine: {
    use: ['One line of the cart.'],
    dont: ['Remove it without undo.'],
    keyboard: ['Quantity, then remove.'],
  },
  ChangeList: {
    use: ['Changes to prices and stock in the cart.'],
    dont: ['Change a cart silently.'],
  },
  FreeDeliveryProgress: {
    use: ['Progress towards free delivery.'],
    dont: ['Show it where delivery is never free.'],
    arabic: ['Fills from the right.'],
  },
  PromoBox: {
    use: ['A promo code in cart and checkout.'],
    dont: ['Show it twice on a page.'],
    keyboard: ['Enter applies the code.'],
    arabic: ['A code is typed left to right.'],
  },
  OrderSummary: {
    use: ['The amounts of a cart or order.'],
    dont: ['Calculate amounts in the component.'],
    arabic: ['Labels on the right, amounts on the left.'],
  },
  TrackingSteps: {
    use: ['The progress of an order.'],
    dont: ['Explain a process. Use `StepExplainer`.'],
    arabic: ['Runs from the right.'],
  },
  OrderTable: {
    use: ['The orders of an account. Cards on phones.'],
    dont: ['Show more than one page of orders.'],
    keyboard: ['Links and buttons in the rows.'],
    arabic: ['Columns run from the right. Numbers stay left to right.'],
  },

  HeroSlider: {
    use: ['One to four panels at the top of the home page.'],
    dont: ['Put the only link to a page in a later panel.'],
    keyboard: [pauseFirst, 'Arrow keys scroll while a panel has the focus.'],
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
  HelpBand: { use: ['An offer of help between sections of a page.'], dont: ['Use it for promotions.'] },
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
  ReadingNotes: { use: ['After a health article: sources, date, disclaimer.'], dont: ['Put it before the text.'] },
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
    use: ['Links to the sections of a page.'],
    dont: ['Use it where one section is visible at a time. Use `Tabs`.'],
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
