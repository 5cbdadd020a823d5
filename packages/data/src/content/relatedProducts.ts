import type { Language } from '@mahd/rules/locale';
import { getProduct } from '../catalog/api.js';
import { toProductCard, type ProductCardView } from '../catalog/view/toProductCard.js';
import type { HttpClient } from '../http/index.js';
import { ifMissing } from './ifMissing.js';

interface Wanted {
  readonly language: Language;
  readonly ageMonths: number | null;
  readonly signal: AbortSignal;
}

/** The products among the routes; see `relatedQuery`. */
export async function relatedProducts(
  http: HttpClient,
  routes: readonly string[],
  { language, ageMonths, signal }: Wanted,
): Promise<ProductCardView[]> {
  const products = await Promise.all(routes.map((route) => getProduct(http, route, { signal }).catch(ifMissing(null))));
  const from = (product: (typeof products)[number]) => product?.age_from_months ?? 0;
  if (ageMonths !== null) products.sort((a, b) => from(b) - from(a));
  return products.flatMap((product) =>
    product && !product.regulated_feeding && (ageMonths === null || from(product) <= ageMonths)
      ? [toProductCard(product, language)]
      : [],
  );
}
