import { arrowKeys, mirrored, type Guides } from './guide.js';

export const commerce: Guides = {
  ProductCard: {
    use: ['A product in a grid or row.'],
    dont: ['Nest a link or button in the link.'],
    keyboard: ['Link, wishlist and action are three tab stops.'],
    arabic: ['Names may be in either language. The wishlist button is at the end.'],
  },
  OfferCard: {
    use: ['A product on a landing page. It looks like `ProductCard`, and its button leads to the product.'],
    dont: ['Use it where the product can be added to the cart. Use `ProductCard`.'],
  },
  CardPrice: { use: ['The price of a custom card.'], dont: ['Use it outside a card. Use `Price`.'] },
  ProductGrid: {
    use: ['A listing of products, with loading and empty states.'],
    dont: ['Put other cards in it, except one that fills the last row.'],
    arabic: ['The first product is on the right.'],
  },
  ProductCarousel: {
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
    arabic: ['Bars grow from the right. Each review starts on the side of its own language.'],
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
};
