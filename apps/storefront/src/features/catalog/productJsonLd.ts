import type { ProductPageView } from '@mahd/data/catalog';
import { toWire } from '@mahd/rules/shop';
import { absolutePictureUrl } from '../../app/document/absolutePictureUrl.js';
import type { Settings } from '../../app/settings.js';

/** A product as schema.org Product. Without ratings: sample reviews must never reach search engines. */
export function productJsonLd(
  product: ProductPageView,
  settings: Settings,
  absolute: (path: string) => string,
): object {
  return {
    '@type': 'Product',
    name: product.fullName,
    sku: product.productCode,
    description: product.shortDescription,
    image: product.gallery.map((picture) => absolutePictureUrl(picture, settings)),
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
