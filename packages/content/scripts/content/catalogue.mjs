// The catalogue for the shop: prices in fils, texts as HTML, pictures resolved.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, htmlOf, inlineHtmlOf } from './render.mjs';
import { withUnits } from './units.mjs';

/** Reads the catalogue files. */
export async function readCatalogue(root) {
  const [products, categories, emirates, promoCodes, landing, synonyms] = await Promise.all(
    ['products', 'categories', 'emirates', 'promo-codes', 'landing-bottles', 'synonyms'].map(async (name) =>
      JSON.parse(await readFile(join(root, 'catalogue', `${name}.json`), 'utf8')),
    ),
  );
  return { products: products.products, categories, emirates, promoCodes, landing, synonyms };
}

/** Assembles the catalogue for the shop. `artwork` resolves the names of pictures and throws for an unknown one. */
export function assembleCatalogue(source, artwork) {
  const { pictureOf } = artwork;
  const { emirates, promoCodes, landing, synonyms } = source;
  const products = withUnits(source.products);
  const categories = withUnits(source.categories);
  return {
    catalogue: {
      products: products.map((product) => productOf(product, categories, artwork)),
      categories: categories.map(({ image, ...category }) => ({
        ...category,
        image: pictureOf(image),
        long_description: both(category.long_description, htmlOf),
      })),
    },
    emirates,
    promoCodes: promoCodes.map(({ value, minimum_sub_total, ...code }) => ({
      ...code,
      value: code.kind === 'fixed' ? fils(value) : value,
      minimum_sub_total: fils(minimum_sub_total),
    })),
    synonyms,
    landingBottles: {
      bottles: landing.bottles.map((entry) => ({ ...entry, image: pictureOf(entry.image) })),
      nipples: landing.nipples.map((entry) => ({ ...entry, image: pictureOf(entry.image) })),
    },
  };
}

function productOf(product, categories, { pictureOf, describedOf }) {
  const { how_to_use, safety, hygiene = isHygiene(product, categories), ...rest } = product;
  return {
    ...rest,
    hygiene,
    default_price: fils(product.default_price),
    discounted_price: fils(product.discounted_price),
    featured_img: pictureOf(product.featured_img),
    images_list: product.images_list.map(describedOf),
    long_description: both(product.long_description, htmlOf),
    specifications_html: { en: specificationHtml(product, 'en'), ar: specificationHtml(product, 'ar') },
    how_to_use_html: both(how_to_use, (steps) => listHtml('ol', steps)),
    safety_html: both(safety, (points) => listHtml('ul', points)),
    variations: product.variations.map((variation) => ({
      ...variation,
      variation_price: fils(variation.variation_price),
      variation_discounted_price: fils(variation.variation_discounted_price),
      variation_images: variation.variation_images.map(describedOf),
    })),
  };
}

/** Whether the product's sub-category contains hygiene goods. */
function isHygiene({ category, sub_category }, categories) {
  return categories.find(({ slug }) => slug === category).sub_categories.find(({ slug }) => slug === sub_category)
    .hygiene;
}

/** Converts dirhams to integer fils; null (no price yet) stays null. */
function fils(dirhams) {
  return dirhams === null ? null : Math.round(dirhams * 100);
}

function both(localized, change) {
  return { en: change(localized.en), ar: change(localized.ar) };
}

function specificationHtml(product, language) {
  const rows = product.specifications.map(
    ({ label, value }) =>
      `<tr><th scope="row">${escapeHtml(label[language])}</th><td>${inlineHtmlOf(value[language])}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function listHtml(tag, lines) {
  return lines.length === 0 ? '' : `<${tag}>${lines.map((line) => `<li>${inlineHtmlOf(line)}</li>`).join('')}</${tag}>`;
}
