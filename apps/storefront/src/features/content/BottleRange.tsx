import { useState } from 'react';
import { withUnitsTied } from '@mahd/data/catalog';
import { landingPrice, type LandingProduct } from '@mahd/data/content';
import { Carousel } from '@mahd/ui/Carousel';
import { OfferCard } from '@mahd/ui/OfferCard';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { ShowMore } from '@mahd/ui/ShowMore';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { LandingSection } from './LandingBanner.js';

/** How many products are shown before Show more. */
const FIRST = 4;

function LandingProductCard({ product, buyNow }: { product: LandingProduct; buyNow: string }) {
  const t = useTranslate();
  const cannotOrder = useCartBadge() === null;
  return (
    <OfferCard
      href={product.url}
      name={withUnitsTied(product.name)}
      picture={product.image}
      price={{ amount: landingPrice(product) }}
      detail={product.size}
      actionLabel={cannotOrder ? t('landing.viewProduct') : buyNow}
    />
  );
}

interface BottleRangeProps {
  title: string;
  intro: string;
  products: readonly LandingProduct[];
  buyNow: string;
  empty: string;
}

/** The bottles, collapsed to the first four. */
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
            {/* Keyed by sku, as ids are not unique. */}
            {products.map((product) => (
              <LandingProductCard key={product.sku} product={product} buyNow={buyNow} />
            ))}
          </ProductGrid>
        </ShowMore>
      )}
    </LandingSection>
  );
}

/** A looping carousel of nipples: three in view, two below 600 px, one below 480 px. */
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
      {products.map((product) => (
        <LandingProductCard key={product.sku} product={product} buyNow={buyNow} />
      ))}
    </Carousel>
  );
}
