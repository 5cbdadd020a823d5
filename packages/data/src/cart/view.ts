import type { Language } from '@mahd/rules/locale';
import { lineTotal, maxQuantity } from '@mahd/rules/shop';
import {
  inLanguage,
  productHref,
  toPicture,
  toPrice,
  type PictureView,
  type PriceView,
  type Product,
  type ProductSummary,
} from '../catalog/index.js';
import type { RemovedLine } from './actions.js';
import type { CartLine, CartProduct } from './cartState.js';

/**
 * Turns a product into the data that the cart stores.
 * @param code of the chosen size; if missing or unknown, the product itself or its default size
 */
export function toCartProduct(product: ProductSummary | Product, code?: string): CartProduct {
  const { variations, arabic } = product;
  const chosen = [code, product.default_variation, variations[0]?.code]
    .map((one) => variations.find((variation) => variation.code === one))
    .find(Boolean);
  const common = { route: product.route, name: product.name, regulatedFeeding: product.regulated_feeding };
  if (!chosen) {
    return {
      ...common,
      productCode: product.product_code,
      size: product.size,
      color: '',
      arabic: { name: arabic.name, size: arabic.size, color: '' },
      picture: toPicture(product.picture, product.featured_img),
      price: product.default_price,
      discounted_price: product.discounted_price ?? 0,
      discount: product.discount,
      maxQuantity: maxQuantity(product.default_stock),
    };
  }
  const translated = arabic.variations.find((variation) => variation.code === chosen.code);
  const [own] = (chosen as Partial<Product['variations'][number]>).variation_pictures ?? [];
  return {
    ...common,
    productCode: chosen.code,
    size: chosen.name,
    color: chosen.color,
    arabic: { name: arabic.name, size: translated?.name ?? '', color: translated?.color ?? '' },
    picture: toPicture(own ?? product.picture, product.featured_img),
    price: chosen.variation_price,
    discounted_price: chosen.variation_discounted_price ?? 0,
    discount: chosen.variation_discount,
    maxQuantity: maxQuantity(chosen.variation_stock),
  };
}

/** A row of the cart. */
export interface CartRowView {
  readonly productCode: string;
  readonly name: string;
  /** Path without language; selects the chosen size. */
  readonly href: string;
  /** Size and pattern, if any. */
  readonly details: readonly string[];
  readonly picture: PictureView | null;
  /** Unit price. */
  readonly price: PriceView;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Fils; 0 while the price is unknown. */
  readonly lineTotal: number;
  /** Removed on this screen; the row offers to restore it. */
  readonly removed: boolean;
}

/** The cart's rows, with removed ones in their old positions. */
export function toCartRows(
  lines: readonly CartLine[],
  removed: readonly RemovedLine[],
  language: Language,
): CartRowView[] {
  const rows = lines.map((line) => toCartRow(line, false, language));
  for (const { line, row } of removed) {
    if (!rows.some(({ productCode }) => productCode === line.productCode))
      rows.splice(row, 0, toCartRow(line, true, language));
  }
  return rows;
}

function toCartRow(line: CartLine, removed: boolean, language: Language): CartRowView {
  const say = (english: string, arabic: string) => inLanguage(language, english, arabic);
  const { price, discounted_price: discountedPrice, quantity } = line;
  return {
    productCode: line.productCode,
    name: say(line.name, line.arabic.name) || line.productCode,
    href: productHref(line.route, line.productCode),
    details: [say(line.size, line.arabic.size), say(line.color, line.arabic.color)].filter((detail) => detail !== ''),
    picture: line.picture && { ...line.picture },
    price: toPrice({ price, discounted: discountedPrice, percent: line.discount }),
    quantity,
    maxQuantity: line.maxQuantity,
    lineTotal: price === null ? 0 : lineTotal({ price, discountedPrice, quantity }),
    removed,
  };
}
