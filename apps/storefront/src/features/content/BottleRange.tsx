import { useState } from 'react';
import { landingPrice, type LandingProduct } from '@mahd/data/content';
import { Carousel } from '@mahd/ui/Carousel';
import { OfferCard } from '@mahd/ui/OfferCard';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { ShowMore } from '@mahd/ui/ShowMore';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import { LandingSection } from './LandingBanner.js';

/** How many are seen at first (specification, section 9). */
const FIRST = 4;

/** The sku is who a product is: two of them share an id. */
const card = (product: LandingProduct, buyNow: string) => (
  <OfferCard
    key={product.sku}
    href={product.url}
    name={product.name}
    picture={product.image}
    defaultPrice={landingPrice(product)}
    detail={product.size}
    actionLabel={buyNow}
  />
);

interface BottleRangeProps {
  title: string;
  intro: string;
  products: readonly LandingProduct[];
  buyNow: string;
  empty: string;
}

/** The whole range: the first four, and on demand all. */
export function BottleRange({ title, intro, products, buyNow, empty }: BottleRangeProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const shown = open ? products.length : Math.min(FIRST, products.length);
  return (
    <LandingSection id="range" title={title} intro={intro}>
      {products.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <ShowMore
          total={products.length}
          first={FIRST}
          moreLabel={t('landing.showMore')}
          lessLabel={t('landing.showLess')}
          open={open}
          onOpenChange={setOpen}
        >
          <ProductGrid columns={4} announcement={t('catalog.items', { n: shown })}>
            {products.map((product) => card(product, buyNow))}
          </ProductGrid>
        </ShowMore>
      )}
    </LandingSection>
  );
}

/** The nipples in a row that goes round: three in view, two below 600 px, one below 480 px. */
export function NippleCarousel({
  label,
  products,
  buyNow,
}: {
  label: string;
  products: readonly LandingProduct[];
  buyNow: string;
}) {
  if (products.length === 0) return null;
  return (
    <Carousel label={label} loop>
      {products.map((product) => card(product, buyNow))}
    </Carousel>
  );
}
