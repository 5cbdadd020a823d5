import { createHash } from 'node:crypto';
import { catalogue, contentVersion, promoCodes as samplePromoCodes, type Category } from '@mahd/content';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { refreshAvailability } from '../../catalog/availability.js';
import { refreshRatings } from '../../catalog/ratings.js';
import { refreshTerms } from '../../search/terms.js';
import { sanitiseHtml } from '../../text/sanitise.js';
import type { Database } from '../database.js';
import { documentId } from '../documentId.js';
import {
  categories,
  catalogueState,
  products,
  promoCodes,
  reviews,
  searchableArticles,
  variants,
} from '../schema/index.js';
import { percentToStored } from '../storedPercent.js';
import { allExcept } from '../upsert.js';
import { articleRows } from './articleRows.js';
import { rowsOfProduct } from './productRows.js';

export interface SeedChoices {
  readonly seedDemo: boolean;
  readonly regulatedFeeding: boolean;
}

const STATE_ROW = 1;
/** Increase when rows are built differently from the same content, so that existing databases are updated. */
const ROW_SHAPE = 5;

/**
 * Updates the catalogue from the content package if either has changed. Stock is set once and then belongs to the
 * shop. Removed products are kept for old orders but no longer sold.
 */
export async function syncCatalogue(tx: Database, choices: SeedChoices): Promise<void> {
  const contentKey = createHash('sha256')
    .update(JSON.stringify([ROW_SHAPE, contentVersion, choices.seedDemo, choices.regulatedFeeding]))
    .digest('hex')
    .slice(0, 16);
  const [state] = await tx.select().from(catalogueState).where(eq(catalogueState.id, STATE_ROW));
  if (state?.contentKey === contentKey) return;
  await syncCategories(tx);
  await syncProducts(tx, choices.regulatedFeeding);
  await syncArticles(tx);
  await syncSampleReviews(tx, choices.seedDemo);
  await syncSamplePromoCodes(tx, choices.seedDemo);
  await refreshTerms(tx, 'product');
  await refreshTerms(tx, 'article');
  await refreshAvailability(tx, 'all');
  await refreshRatings(tx, 'all');
  await tx
    .insert(catalogueState)
    .values({ id: STATE_ROW, contentKey, revision: 1 })
    .onConflictDoUpdate({
      target: catalogueState.id,
      set: { contentKey, revision: sql`${catalogueState.revision} + 1` },
    });
}

async function syncCategories(tx: Database): Promise<void> {
  const tops = catalogue.categories.map((category) => ({
    id: documentId('category', category.slug),
    route: category.slug,
    parentId: null,
    position: category.order,
    texts: {
      en: categoryTexts(category, 'en'),
      ar: categoryTexts(category, 'ar'),
    },
    picture: { ...category.image, widths: [...category.image.widths] },
    regulatedFeeding: category.sub_categories.every((sub) => sub.regulated_feeding),
    hygiene: category.sub_categories.every((sub) => sub.hygiene),
    active: true,
  }));
  const subs = catalogue.categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({
      id: documentId('category', sub.slug),
      route: sub.slug,
      parentId: documentId('category', category.slug),
      position: sub.order,
      texts: {
        en: { name: sub.name.en, shortDescription: sub.short_description.en, longDescription: '', notice: null },
        ar: { name: sub.name.ar, shortDescription: sub.short_description.ar, longDescription: '', notice: null },
      },
      picture: null,
      regulatedFeeding: sub.regulated_feeding,
      hygiene: sub.hygiene,
      active: true,
    })),
  );
  for (const rows of [tops, subs]) {
    await tx
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({ target: categories.id, set: allExcept(categories, ['id']) });
  }
  await tx
    .update(categories)
    .set({ active: false })
    .where(
      notInArray(
        categories.id,
        [...tops, ...subs].map(({ id }) => id),
      ),
    );
}

function categoryTexts(category: Category, language: 'en' | 'ar') {
  return {
    name: category.name[language],
    shortDescription: category.short_description[language],
    longDescription: sanitiseHtml(category.long_description[language]),
    notice: category.notice?.[language] ?? null,
  };
}

async function syncProducts(tx: Database, regulatedFeeding: boolean): Promise<void> {
  const bySlug = new Map(catalogue.categories.map((category) => [category.slug, category]));
  const taken = await importedKeys(tx);
  const rows = catalogue.products
    .map((product, position) => {
      const category = bySlug.get(product.category);
      if (category === undefined) throw new Error(`${product.route} is in an unknown category`);
      return rowsOfProduct(product, position, category, regulatedFeeding);
    })
    .filter(
      ({ product, variants: own }) =>
        ![product.route, product.productCode, ...own.map(({ code }) => code)].some((key) => taken.has(key)),
    );
  const productRows = rows.map(({ product }) => product);
  const variantRows = rows.flatMap((row) => row.variants);
  const ownIds = tx.select({ id: products.id }).from(products).where(eq(products.imported, false));
  await tx
    .update(products)
    .set({ active: false })
    .where(and(eq(products.imported, false), notInArray(products.id, ['', ...productRows.map(({ id }) => id)])));
  await tx
    .update(variants)
    .set({ active: false })
    .where(
      and(inArray(variants.productId, ownIds), notInArray(variants.code, ['', ...variantRows.map(({ code }) => code)])),
    );
  if (rows.length === 0) return;
  await tx
    .insert(products)
    .values(productRows)
    .onConflictDoUpdate({
      target: products.id,
      set: allExcept(products, ['id', 'addedAt', 'inStock', 'fromPriceFils', 'ratingTenths', 'ratingCounts']),
    });
  await tx
    .insert(variants)
    .values(variantRows)
    .onConflictDoUpdate({ target: variants.code, set: allExcept(variants, ['code', 'stock']) });
}

/** Routes and codes of imported products, which the content package must not overwrite. */
async function importedKeys(tx: Database): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ route: products.route, productCode: products.productCode, code: variants.code })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(products.imported, true));
  return new Set(
    rows.flatMap(({ route, productCode, code }) => (code === null ? [route, productCode] : [route, productCode, code])),
  );
}

async function syncArticles(tx: Database): Promise<void> {
  await tx.delete(searchableArticles);
  const rows = articleRows();
  if (rows.length > 0) await tx.insert(searchableArticles).values(rows);
}

async function syncSampleReviews(tx: Database, wanted: boolean): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.sample, true));
  if (!wanted) return;
  const rows = catalogue.products.flatMap((product) =>
    product.reviews.map((review, index) => ({
      id: documentId('review', `${product.product_code}:${index}`),
      productId: documentId('product', product.product_code),
      rating: review.rating,
      name: review.name,
      language: review.language,
      title: review.title,
      comment: review.text,
      verified: review.verified,
      sample: true,
      state: 'approved' as const,
      createdAt: new Date(`${review.date}T08:00:00Z`),
    })),
  );
  await tx.insert(reviews).values(rows);
}

/** Sample codes keep their use count because orders refer to it. */
async function syncSamplePromoCodes(tx: Database, wanted: boolean): Promise<void> {
  if (!wanted) return void (await tx.delete(promoCodes).where(eq(promoCodes.sample, true)));
  const rows = samplePromoCodes.map((code) => ({
    code: code.code,
    kind: code.kind,
    value: code.kind === 'percent' ? percentToStored(code.value) : code.value,
    startsAt: new Date(code.starts_at),
    endsAt: new Date(code.ends_at),
    minimumSubTotalFils: code.minimum_sub_total,
    usageLimit: code.usage_limit,
    usedCount: code.used_count,
    oncePerUser: code.once_per_user,
    active: code.active,
    sample: true,
  }));
  await tx
    .insert(promoCodes)
    .values(rows)
    .onConflictDoUpdate({ target: promoCodes.code, set: allExcept(promoCodes, ['code', 'usedCount']) });
}
