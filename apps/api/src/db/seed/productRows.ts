import type { Category, Product } from '@mahd/content';
import { indexWords, mainWords, nameWords } from '@mahd/rules/locale/search';
import { allowedDiscount, allowedSortings, mayBePromoted } from '../../catalog/feedingRule.js';
import { itemsOfHtml, sanitiseHtml } from '../../text/sanitise.js';
import { documentId } from '../documentId.js';
import type { Localized, ProductDetailTexts, products, variants } from '../schema/index.js';

type ProductRow = typeof products.$inferInsert;
type VariantRow = typeof variants.$inferInsert;

/** A placeholder the owner has not filled in, such as {origin}. Never shown. */
const PLACEHOLDER = /\{[a-z][A-Za-z]*\}/;

/** Database rows of one product. `feedingRuleEnforced` applies the rule for regulated feeding products. */
export function rowsOfProduct(
  product: Product,
  position: number,
  category: Category,
  feedingRuleEnforced: boolean,
): { product: ProductRow; variants: VariantRow[] } {
  const id = documentId('product', product.product_code);
  const promotable = mayBePromoted({ regulatedFeeding: product.regulated_feeding }, feedingRuleEnforced);
  const ownVariants = variantsOf(product, id).map((variant) => allowedDiscount(variant, promotable));
  const ages = [...new Set(ownVariants.map(({ ageFromMonths }) => ageFromMonths).filter((age) => age != null))].sort(
    (a, b) => a - b,
  );
  return {
    variants: ownVariants,
    product: {
      id,
      route: product.route,
      productCode: product.product_code,
      categoryId: documentId('category', category.slug),
      subCategoryId: documentId('category', product.sub_category),
      position,
      sortings: allowedSortings(
        { regulatedFeeding: product.regulated_feeding, sortings: product.sortings },
        feedingRuleEnforced,
      ),
      ageFromMonths: product.age_from_months,
      ages,
      regulatedFeeding: product.regulated_feeding,
      hygiene: product.hygiene,
      hasVariations: product.variations.length > 0,
      defaultVariant: product.default_variation ?? ownVariants[0]?.code ?? null,
      fromPriceFils: null,
      inStock: false,
      ratingTenths: null,
      ratingCounts: [0, 0, 0, 0, 0],
      summary: localized((language) => ({
        name: product.name[language],
        size: product.size?.[language] ?? '',
        tags: [...product.tags[language]],
      })),
      details: localized((language) => detailsOf(product, language)),
      pictures: [
        ...new Map(
          [product.featured_img, ...product.images_list].map((picture) => [
            picture.path,
            { ...picture, widths: [...picture.widths] },
          ]),
        ).values(),
      ],
      ingredients: product.ingredients?.inci ?? null,
      downloads: [],
      related: [...product.related],
      nameWords: nameWords(`${product.name.en} ${product.name.ar}`),
      mainWords: [...mainWords(product.name.en, 'en'), ...mainWords(product.name.ar, 'ar')],
      nameEn: product.name.en,
      nameAr: product.name.ar,
      searchWords: searchWordsOf(product, category),
      active: true,
    },
  };
}

function detailsOf(product: Product, language: 'en' | 'ar'): ProductDetailTexts {
  return {
    shortDescription: product.short_description[language],
    longDescription: sanitiseHtml(product.long_description[language]),
    specificationRows: product.specifications
      .map(({ label, value }) => ({ label: label[language], value: value[language] }))
      .filter(({ value }) => !PLACEHOLDER.test(value)),
    howToUse: itemsOfHtml(product.how_to_use_html[language]),
    safety: itemsOfHtml(product.safety_html[language]),
    notice: product.notice?.[language] ?? null,
  };
}

function variantsOf(product: Product, productId: string): VariantRow[] {
  if (product.variations.length === 0) {
    return [
      {
        code: product.product_code,
        productId,
        position: 0,
        barcode: product.barcode,
        priceFils: product.default_price,
        discountedFils: product.discounted_price,
        discountPercent: product.discount,
        stock: product.default_stock,
        colorCode: null,
        ageFromMonths: product.age_from_months,
        texts: localized((language) => ({
          size: product.size?.[language] ?? '',
          color: '',
          fullName: product.name[language],
          shortDescription: product.short_description[language],
        })),
        pictures: product.images_list.map((picture) => ({ ...picture, widths: [...picture.widths] })),
        active: true,
      },
    ];
  }
  return product.variations.map((variation, position) => ({
    code: variation.code,
    productId,
    position,
    barcode: variation.barcode,
    priceFils: variation.variation_price,
    discountedFils: variation.variation_discounted_price ?? 0,
    discountPercent: variation.variation_discount,
    stock: variation.variation_stock,
    colorCode: variation.color_code,
    ageFromMonths: variation.age_from_months,
    texts: localized((language) => ({
      size: variation.name[language],
      color: variation.color?.[language] ?? '',
      fullName: variation.full_name[language],
      shortDescription: variation.short_description[language],
    })),
    pictures: variation.variation_images.map((picture) => ({ ...picture, widths: [...picture.widths] })),
    active: true,
  }));
}

function searchWordsOf(product: Product, category: Category): string[] {
  const subCategory = category.sub_categories.find(({ slug }) => slug === product.sub_category);
  const words = (['en', 'ar'] as const).flatMap((language) => [
    product.name[language],
    ...product.variations.flatMap((variation) => [variation.full_name[language], variation.color?.[language] ?? '']),
    product.size?.[language] ?? '',
    ...product.tags[language],
    category.name[language],
    subCategory?.name[language] ?? '',
    product.short_description[language],
  ]);
  const codes = [product.product_code, ...product.variations.map(({ code }) => code)];
  return indexWords([...words, ...codes].join(' '));
}

function localized<T>(make: (language: 'en' | 'ar') => T): Localized<T> {
  return { en: make('en'), ar: make('ar') };
}
