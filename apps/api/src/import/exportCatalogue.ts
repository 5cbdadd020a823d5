import { toWire } from '@mahd/rules/shop';
import { and, asc, eq } from 'drizzle-orm';
import { findCategories } from '../catalog/queries.js';
import type { Database } from '../db/database.js';
import { products, variants } from '../db/schema/index.js';
import { writeCsv } from './csv.js';
import type { CsvColumn } from './readCsvCatalogue.js';

/** Spreadsheets take a file for UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The sizes and patterns that are sold, with prices and stock, as a CSV catalogue. Imported unchanged it changes nothing: columns
 * that it lacks, such as texts, stay as they are.
 */
export async function exportCatalogue(db: Database): Promise<{ readonly text: string; readonly count: number }> {
  const routes = new Map((await findCategories(db)).map(({ id, route }) => [id, route]));
  const rows = await db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.active, true), eq(variants.active, true)))
    .orderBy(asc(products.position), asc(products.id), asc(variants.position));
  const records = rows.map(({ product, variant: { texts, code, priceFils, discountPercent, stock } }) =>
    Object.entries({
      category: routes.get(product.categoryId) ?? '',
      subcategory: routes.get(product.subCategoryId) ?? '',
      name_en: product.nameEn,
      name_ar: product.nameAr,
      size: texts.en.size,
      size_ar: texts.ar.size,
      color: texts.en.color,
      color_ar: texts.ar.color,
      price_aed: priceFils === null ? '' : toWire(priceFils).toFixed(2),
      discount_percent: String(discountPercent),
      stock: String(stock),
      product_code: code,
      route: product.route,
    } satisfies Partial<Record<CsvColumn, string>>),
  );
  const header = records[0]?.map(([column]) => column) ?? [];
  const text = writeCsv([header, ...records.map((record) => record.map(([, value]) => value))]);
  return { text: `${BYTE_ORDER_MARK}${text}\n`, count: rows.length };
}
