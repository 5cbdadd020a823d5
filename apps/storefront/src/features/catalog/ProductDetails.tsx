import { Suspense } from 'react';
import type { ProductPageView } from '@mahd/data/catalog';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { Tabs, type Tab } from '@mahd/ui/Tabs';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import { Specification, Steps } from './Product.styles.js';

// Few products have a video.
const ProductVideo = lazyWithRetry(() => import('./ProductVideo.js'));

/** A product's description, specification and other details in tabs. Tabs without content are left out. */
export function ProductDetails({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  const tabs: Tab[] = [];
  if (product.descriptionHtml)
    tabs.push({
      value: 'description',
      label: t('product.tabDescription'),
      content: <RichText html={product.descriptionHtml} />,
    });
  if (product.specificationRows.length > 0 || product.ingredients) {
    tabs.push({
      value: 'specification',
      label: t('product.tabSpecification'),
      content: (
        <Stack gap={24}>
          <Specification>
            {product.specificationRows.map(({ label, value }) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} value`}>{value}</dd>,
            ])}
          </Specification>
          {product.ingredients && (
            <Stack gap={8}>
              <Heading headingLevel={3}>{t('product.ingredients')}</Heading>
              <Text lang="en" dir="ltr">
                {product.ingredients}
              </Text>
            </Stack>
          )}
        </Stack>
      ),
    });
  }
  if (product.howToUse.length > 0 || product.safety.length > 0) {
    tabs.push({
      value: 'how-to-use',
      label: t('product.tabHowToUse'),
      content: (
        <Stack gap={24}>
          {product.howToUse.length > 0 && (
            <Steps>
              {product.howToUse.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          )}
          {product.safety.length > 0 && (
            <Notice tone="warning" title={t('product.safety')}>
              <Steps as="ul">
                {product.safety.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Steps>
            </Notice>
          )}
        </Stack>
      ),
    });
  }
  if (product.video) {
    tabs.push({
      value: 'video',
      label: t('product.tabVideo'),
      content: (
        <Suspense>
          <ProductVideo video={product.video} poster={product.gallery[0] ?? null} />
        </Suspense>
      ),
    });
  }
  if (product.downloads.length > 0) {
    tabs.push({
      value: 'downloads',
      label: t('product.tabDownloads'),
      content: (
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
      ),
    });
  }
  return tabs.length === 0 ? null : <Tabs label={product.name} tabs={tabs} />;
}
