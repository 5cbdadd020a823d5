import { ActiveFilters } from '../../src/commerce/ActiveFilters/index.js';
import { BuyBar } from '../../src/commerce/BuyBar/index.js';
import { BuyBox } from '../../src/commerce/BuyBox/index.js';
import { CartLine } from '../../src/commerce/CartLine/index.js';
import { ChangeList } from '../../src/commerce/ChangeList/index.js';
import { FilterPanel } from '../../src/commerce/FilterPanel/index.js';
import { FreeDeliveryProgress } from '../../src/commerce/FreeDeliveryProgress/index.js';
import { ListingToolbar } from '../../src/commerce/ListingToolbar/index.js';
import { OfferCard } from '../../src/commerce/OfferCard/index.js';
import { OrderSummary } from '../../src/commerce/OrderSummary/index.js';
import { OrderTable } from '../../src/commerce/OrderTable/index.js';
import { ProductCard } from '../../src/commerce/ProductCard/index.js';
import { ProductGrid } from '../../src/commerce/ProductGrid/index.js';
import { ProductCarousel } from '../../src/commerce/ProductCarousel/index.js';
import { PromoBox } from '../../src/commerce/PromoBox/index.js';
import { ReviewForm } from '../../src/commerce/ReviewForm/index.js';
import { ReviewList } from '../../src/commerce/ReviewList/index.js';
import { StarRating } from '../../src/commerce/StarRating/index.js';
import { TrackingSteps } from '../../src/commerce/TrackingSteps/index.js';
import { VariantPicker } from '../../src/commerce/VariantPicker/index.js';
import { samplePictures } from '../../src/media/samplePictures.js';
import { noop, type Examples } from './example.js';

const picture = samplePictures.bottle240;
const price = { amount: 5525, was: 6500, percent: 15 };

export const commerce: Examples = {
  ActiveFilters: (own) => <ActiveFilters {...own} filters={[{ label: 'In stock', href: '?' }]} clearHref="/products" />,
  BuyBar: (own) => (
    <BuyBar
      {...own}
      label="Buy this product"
      name="Bottle"
      details="240 ml"
      price={{ amount: 5525 }}
      action={<button type="submit">Add to cart</button>}
    />
  ),
  BuyBox: (own) => (
    <BuyBox
      {...own}
      name="Bottle"
      code="B240"
      price={price}
      stock={{ state: 'low', remaining: 2 }}
      tags={['BPA free']}
      rating={{ value: 4.5, count: 3, href: '#reviews' }}
    />
  ),
  CartLine: (own) => (
    <CartLine
      {...own}
      href="/product/bottle"
      name="Bottle"
      picture={picture}
      price={price}
      lineTotal={11050}
      quantity="2"
      onRemove={noop}
    />
  ),
  ChangeList: (own) => <ChangeList {...own} changes={[{ kind: 'price', name: 'Bottle', before: 6500, now: 6900 }]} />,
  FilterPanel: (own) => (
    <FilterPanel
      {...own}
      action="/products"
      groups={[
        {
          kind: 'choice',
          name: 'show',
          label: 'Show',
          value: '',
          options: [
            { value: '', label: 'All' },
            { value: 'new', label: 'Newest' },
          ],
        },
        {
          kind: 'range',
          label: 'Price',
          from: { name: 'min', label: 'From', value: '' },
          to: { name: 'max', label: 'To', value: '50' },
        },
        { kind: 'toggle', name: 'stock', label: 'In stock only', value: '1', checked: true },
        { kind: 'links', label: 'Category', links: [{ href: '/products/skincare', label: 'Skincare', current: true }] },
      ]}
    />
  ),
  FreeDeliveryProgress: (own) => <FreeDeliveryProgress {...own} value={8700} threshold={9900} />,
  ListingToolbar: (own) => (
    <ListingToolbar
      {...own}
      count="12 items"
      sort={{
        action: '/products',
        name: 'sort',
        label: 'Sort by',
        value: 'name',
        options: [{ value: 'name', label: 'Name' }],
      }}
    />
  ),
  OfferCard: (own) => (
    <OfferCard {...own} href="/product/bottle" name="Bottle" picture={picture} price={price} actionLabel="Buy now" />
  ),
  OrderSummary: (own) => (
    <OrderSummary
      {...own}
      title="Order summary"
      rows={[{ label: 'Sub total', amount: 5525 }]}
      total={{ label: 'Total', amount: 7525 }}
    />
  ),
  OrderTable: (own) => (
    <OrderTable
      {...own}
      caption="My orders"
      orders={[
        {
          number: 'M-1001',
          date: '20 November 2026',
          payment: 'Card',
          status: { label: 'Dispatched', tone: 'info' },
          total: 7525,
        },
      ]}
    />
  ),
  ProductCard: (own) => (
    <ProductCard
      {...own}
      href="/product/bottle"
      name="Bottle"
      picture={picture}
      price={price}
      rating={4.5}
      reviewsCount={3}
      badges={['New']}
    />
  ),
  ProductGrid: (own) => (
    <ProductGrid {...own}>
      <ProductCard href="/product/bottle" name="Bottle" picture={null} price={price} headingLevel={2} />
    </ProductGrid>
  ),
  ProductCarousel: (own) => (
    <ProductCarousel {...own} title="Recommended" more={{ label: 'View all', href: '/products' }}>
      <ProductCard href="/product/bottle" name="Bottle" picture={picture} price={price} />
    </ProductCarousel>
  ),
  PromoBox: (own) => <PromoBox {...own} onApply={noop} onRemove={noop} message={{ tone: 'danger', text: 'Expired' }} />,
  ReviewForm: (own) => (
    <ReviewForm
      {...own}
      label="Write a review"
      ratingLabel="Your rating"
      starLabel={(stars) => `${stars} out of 5`}
      commentLabel="Your comment"
      submitLabel="Send"
      errorMessages={{ rating: 'Choose', comment: 'Write' }}
      onSubmit={noop}
    />
  ),
  ReviewList: (own) => (
    <ReviewList
      {...own}
      average={4.5}
      averageLabel="4.5 out of 5"
      count={2}
      distribution={[{ stars: 5, percent: 50, label: '5 stars: 1 review' }]}
      reviews={[
        {
          id: '1',
          rating: 5,
          title: 'Good',
          comment: 'Easy to clean',
          by: 'Sara',
          language: 'en',
          verifiedLabel: 'Verified purchase',
        },
      ]}
      emptyText="None"
    />
  ),
  StarRating: (own) => <StarRating {...own} rating={4.5} count={3} />,
  TrackingSteps: (own) => (
    <TrackingSteps
      {...own}
      steps={[
        { label: 'Confirmed', date: '20 November', state: 'done' },
        { label: 'Processing', state: 'current' },
        { label: 'Delivered', state: 'upcoming' },
      ]}
    />
  ),
  VariantPicker: (own) => (
    <VariantPicker
      {...own}
      groups={[
        {
          label: 'Size',
          options: [
            { label: '160 ml', href: '?size=160', selected: true },
            { label: '240 ml', href: '?size=240' },
          ],
        },
      ]}
    />
  ),
};
