import { useState, type ReactNode } from 'react';
import { withUnitsTied } from '@mahd/data/catalog';
import { landingPrice, type BottlefeedingContent, type LandingProduct } from '@mahd/data/content';
import { Carousel } from '@mahd/ui/Carousel';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { ProductCard } from '@mahd/ui/ProductCard';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { ShowMore } from '@mahd/ui/ShowMore';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { Bottles, GuideTile, Intro, SecondLine } from './Landing.styles.js';
import { LandingSection } from './LandingBanner.js';

/** How many products are shown before Show more. */
const FIRST = 4;

/** `sizes` of pictures in rows of four, or of two on phones and small tablets. */
const bottleSizes = '(min-width: 1264px) 282px, (min-width: 768px) 23vw, 46vw';

/** `sizes` of the guide's picture: more than half of three cells, or one in rows of two. */
const guideSizes = '(min-width: 1264px) 450px, (min-width: 1024px) 36vw, (min-width: 768px) 44vw, 46vw';

/** `sizes` of pictures in the carousel, which shows three, two or one. */
const slideSizes = '(min-width: 1264px) 384px, (min-width: 600px) 31vw, (min-width: 480px) 46vw, 73vw';

interface LandingProductCardProps {
  product: LandingProduct;
  /** If not only the product's name. */
  name?: ReactNode;
  /** A line below the name. If absent, the size that the name does not say. */
  detail?: string | undefined;
  buyNow: string;
  /** Of its picture. */
  sizes: string;
}

function LandingProductCard({ product, name, detail, buyNow, sizes }: LandingProductCardProps) {
  const t = useTranslate();
  const amount = landingPrice(product);
  // Without a price it cannot be bought yet.
  const label = amount === null ? t('landing.details') : buyNow;
  return (
    <ProductCard
      href={product.url}
      name={name ?? withUnitsTied(product.name)}
      picture={product.image}
      sizes={sizes}
      price={{ amount }}
      // Most names say the size.
      detail={detail ?? (product.name.includes(product.size) ? '' : product.size)}
      wishlist={<WishlistButton name={product.name} code={product.sku} />}
      action={
        <LinkButton
          href={product.url}
          size="small"
          variant="outline"
          block
          aria-label={`${label}: ${withUnitsTied(product.name)}`}
        >
          {label}
        </LinkButton>
      }
    />
  );
}

/** The name of a bottle, with its size and pattern first, in which neighbours differ, and its kind in a quiet second line. */
function bottleName({ name, size }: LandingProduct): ReactNode {
  const at = name.indexOf(` ${size}`);
  if (at < 0) return null;
  return (
    <>
      {withUnitsTied(name.slice(at + 1))} <SecondLine>{name.slice(0, at)}</SecondLine>
    </>
  );
}

interface BottleRangeProps {
  title: string;
  intro: string;
  products: readonly LandingProduct[];
  buyNow: string;
  empty: string;
  /** Fills the last row. */
  guide: BottlefeedingContent['guide'];
}

/** The bottles, collapsed to the first four. */
export function BottleRange({ title, intro, products, buyNow, empty, guide }: BottleRangeProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const shown = open ? products.length : Math.min(FIRST, products.length);
  return (
    <LandingSection id="range" title={title} intro={intro}>
      {products.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <Bottles>
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
                <LandingProductCard
                  key={product.sku}
                  product={product}
                  name={bottleName(product)}
                  buyNow={buyNow}
                  sizes={bottleSizes}
                />
              ))}
              {guide && products.length % FIRST === 1 && (
                <GuideTile key="guide">
                  <Picture picture={guide.image} alt="" ratio="card" sizes={guideSizes} />
                  <h3>{guide.title}</h3>
                  <p>{guide.text}</p>
                  <LinkButton href={guide.href} variant="outline" size="small" block>
                    {guide.linkLabel}
                  </LinkButton>
                </GuideTile>
              )}
            </ProductGrid>
          </ShowMore>
        </Bottles>
      )}
    </LandingSection>
  );
}

interface NippleCarouselProps {
  title: string;
  intro: string;
  ages: BottlefeedingContent['nipples']['ages'];
  products: readonly LandingProduct[];
  buyNow: string;
}

/** A looping carousel of nipples, each with the age that its size is for: three in view, two below 600 px, one below 480 px. */
export function NippleCarousel({ title, intro, ages, products, buyNow }: NippleCarouselProps) {
  if (products.length === 0) return null;
  return (
    <Carousel
      label={title}
      heading={
        <Stack gap={8}>
          <Heading headingLevel={2}>{title}</Heading>
          <Intro muted>{intro}</Intro>
        </Stack>
      }
      loop
      peek
    >
      {products.map((product) => (
        <LandingProductCard
          key={product.sku}
          product={product}
          detail={ages.find(({ size }) => size === product.size)?.age}
          buyNow={buyNow}
          sizes={slideSizes}
        />
      ))}
    </Carousel>
  );
}
