import type { ProductPageView } from '@mahd/data/catalog';
import { pictureSrc } from '@mahd/ui/Picture';
import { toWire } from '@mahd/rules/shop';
import type { Settings } from '../../app/settings.js';

/** A product as schema.org Product. Without ratings: sample reviews must never reach search engines. */
export function productJsonLd(
  product: ProductPageView,
  settings: Settings,
  absolute: (path: string) => string,
): object {
  const image = (picture: ProductPageView['gallery'][number]) => {
    const src = pictureSrc(picture, settings.imageBaseUrl);
    return src.startsWith('/') ? settings.origin + src : src;
  };
  return {
    '@type': 'Product',
    name: product.fullName,
    sku: product.productCode,
    description: product.shortDescription,
    image: product.gallery.map(image),
    brand: { '@type': 'Brand', name: 'Mahd' },
    ...(product.price.amount === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: absolute(product.href),
            priceCurrency: 'AED',
            price: toWire(product.price.amount).toFixed(2),
            availability: `https://schema.org/${product.outOfStock ? 'OutOfStock' : 'InStock'}`,
          },
        }),
  };
}
