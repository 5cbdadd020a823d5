import { Suspense, useId, type ReactNode } from 'react';
import type { ProductPageView } from '@mahd/data/catalog';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';
import { FlowSection, Specification, Steps } from './Product.styles.js';
import { Details } from './ProductDetails.styles.js';
import { useProductPage } from './useProductPage.js';

// Few products have a video.
const ProductVideo = lazyWithRetry(() => import('./ProductVideo.js'));

const toItems = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** The description, specification and other details of the product in the URL. */
export default function ProductDetails() {
  const product = useProductPage();
  return product && <ProductSections product={product} />;
}

/** Sections without content are left out. Phones show the beginning until a press, as reviews and other products follow. */
export function ProductSections({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  return (
    <Details clipBelow="wide" moreLabel={t('product.allDetails')} lessLabel={t('listing.seeLess')}>
      {product.descriptionHtml && (
        <Section title={t('product.description')}>
          <RichText html={product.descriptionHtml} />
        </Section>
      )}
      {product.howToUse.length > 0 && (
        <Section title={t('product.howToUse')}>
          <Steps>{toItems(product.howToUse)}</Steps>
        </Section>
      )}
      {product.safety.length > 0 && (
        <Section title={t('product.safety')}>
          <Notice tone="warning">
            <Steps as="ul">{toItems(product.safety)}</Steps>
          </Notice>
        </Section>
      )}
      {product.ingredients && (
        <Section title={t('product.ingredients')}>
          <p lang="en" dir="ltr">
            {product.ingredients}
          </p>
        </Section>
      )}
      {product.specificationRows.length > 0 && (
        <Section title={t('product.specification')}>
          <Specification>
            {product.specificationRows.map(({ label, value }) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} value`}>{value}</dd>,
            ])}
          </Specification>
        </Section>
      )}
      {product.video && (
        <Section title={t('product.video')}>
          <Suspense>
            <ProductVideo video={product.video} poster={product.gallery[0] ?? null} />
          </Suspense>
        </Section>
      )}
      {product.downloads.length > 0 && (
        <Section title={t('product.downloads')}>
          <Steps as="ul">
            {product.downloads.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>
                  <bdi>{title}</bdi>
                  {/\.pdf($|[?#])/i.test(url) && ' (PDF)'}
                </a>
              </li>
            ))}
          </Steps>
        </Section>
      )}
    </Details>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <FlowSection aria-labelledby={id}>
      <Heading headingLevel={2} size="medium" id={id}>
        {title}
      </Heading>
      {children}
    </FlowSection>
  );
}
