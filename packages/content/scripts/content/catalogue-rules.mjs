// Validation rules of the catalogue. Each returns its problems, one sentence each.
import { howToAddPictures } from './artwork.mjs';
import { wordingProblems } from './wording.mjs';

/** Applies all rules to the five catalogue files, as returned by `readCatalogue`. */
export function catalogueProblems(source, manifest) {
  return [codes, arabicTexts, wording, prices, regulated, places, pictures, landing, promoCodes, emirates].flatMap(
    (rule) => rule(source, manifest),
  );
}

/** Codes and routes are unique. */
function codes({ products }) {
  const all = products.flatMap((product) => [product.product_code, ...product.variations.map(({ code }) => code)]);
  const barcodes = products
    .flatMap((product) => [product.barcode, ...product.variations.map(({ barcode }) => barcode)])
    .filter(Boolean);
  return [
    ...repeated(all).map((code) => `products: the code ${code} is used twice`),
    ...repeated(barcodes).map((barcode) => `products: the barcode ${barcode} is used twice`),
    ...repeated(products.map(({ route }) => route)).map((route) => `products: the route ${route} is used twice`),
    ...products
      .filter((product) => product.sellable === product.variations.length > 0)
      .map(({ route }) => `${route}: either it is sold itself or its variations are`),
    ...products
      .filter(
        (product) => (product.default_variation === null) !== (product.variations.length === 0) || !hasDefault(product),
      )
      .map(({ route }) => `${route}: the default variation is not one of its variations`),
  ];
}

function hasDefault({ default_variation, variations }) {
  return default_variation === null || variations.some(({ code }) => code === default_variation);
}

/** Visible texts exist in both languages, the Arabic ones in Arabic script. */
function arabicTexts({ products, categories }) {
  const texts = [
    ...products.flatMap((product) => [
      [product.route, product.name],
      [product.route, product.short_description],
      [product.route, product.long_description],
      ...product.variations.flatMap((variation) => [
        [variation.code, variation.full_name],
        [variation.code, variation.short_description],
      ]),
    ]),
    ...categories.flatMap((category) =>
      [category, ...category.sub_categories].flatMap((one) =>
        [one.name, one.short_description].map((text) => [one.slug, text]),
      ),
    ),
  ];
  return [
    ...texts
      .filter(([, text]) => !text?.en || !/\p{Script=Arabic}/u.test(text?.ar ?? ''))
      .map(([name]) => `${name}: a text is missing in one language`),
    ...products
      .filter((product) =>
        ['tags', 'how_to_use', 'safety'].some((key) => product[key].en.length !== product[key].ar.length),
      )
      .map(({ route }) => `${route}: a list is longer in one language`),
  ];
}

/** Spelling, abbreviations, figures and the urgency of warning signs. */
function wording({ products, categories }) {
  return [
    ...products.map((product) => [product.route, product]),
    ...categories.map((category) => [category.slug, category]),
  ].flatMap(([name, item]) =>
    ['en', 'ar'].flatMap((language) =>
      wordingProblems(textsIn(item, language).join('\n'), language).map((what) => `${name}: ${what}`),
    ),
  );
}

/** All texts of one language in a product or category. */
function textsIn(value, language) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === language ? [item].flat().map(String) : textsIn(item, language),
  );
}

/** Prices are integer fils; a discounted price matches its percentage within one dirham. */
function prices({ products }) {
  return sold(products).flatMap(({ name, price, discounted, percent }) => {
    if (price === null) return discounted ? [`${name}: a discount without a price`] : [];
    const expected = percent === 0 ? 0 : price * (1 - percent / 100);
    return [
      ...(price > 0 && isFils(price) && isFils(discounted)
        ? []
        : [`${name}: the price is not an amount of whole fils`]),
      ...(Math.abs(expected - discounted) <= 1
        ? []
        : [`${name}: the discounted price does not follow from ${percent}%`]),
    ];
  });
}

/**
 * Regulated feeding products have no discount and no offer, and carry the breastfeeding notice; promo codes exclude
 * them.
 */
function regulated({ products, categories }) {
  const subCategories = categories
    .flatMap(({ sub_categories }) => sub_categories)
    .filter((sub) => sub.regulated_feeding);
  return [
    ...products
      .filter((product) => product.regulated_feeding)
      .flatMap((product) => [
        ...(sold([product]).some(({ discounted, percent }) => discounted || percent)
          ? [`${product.route}: regulated goods have no discount`]
          : []),
        ...(product.sortings.some((sorting) => sorting !== 'Popularity')
          ? [`${product.route}: regulated goods are not promoted`]
          : []),
        ...(product.notice ? [] : [`${product.route}: the breastfeeding notice is missing`]),
      ]),
    ...products
      .filter(
        (product) => !product.regulated_feeding && subCategories.some(({ slug }) => slug === product.sub_category),
      )
      .map(({ route }) => `${route}: is in a regulated category, but not marked as regulated`),
  ];
}

/** Categories, subcategories and related products exist; other products never link to regulated ones. */
function places({ products, categories }) {
  const byRoute = new Map(products.map((product) => [product.route, product]));
  return products.flatMap((product) => {
    const category = categories.find(({ slug }) => slug === product.category);
    return [
      ...(category?.sub_categories.some(({ slug }) => slug === product.sub_category)
        ? []
        : [`${product.route}: its category does not exist`]),
      ...product.related
        .filter((route) => !byRoute.has(route))
        .map((route) => `${product.route}: is related to ${route}, which does not exist`),
      ...product.related
        .filter((route) => byRoute.get(route)?.regulated_feeding && !product.regulated_feeding)
        .map((route) => `${product.route}: leads to ${route}, which may not be promoted`),
    ];
  });
}

function pictures({ products, categories, landing: { bottles, nipples } }, manifest) {
  return [
    ...products.flatMap(({ route, featured_img, images_list, variations }) =>
      [featured_img, ...images_list, ...variations.flatMap(({ variation_images }) => variation_images)].map((name) => [
        route,
        name,
      ]),
    ),
    ...categories.map(({ slug, image }) => [`category ${slug}`, image]),
    ...[...bottles, ...nipples].map(({ sku, image }) => [`landing page: ${sku}`, image]),
  ]
    .filter(([, name]) => !manifest.pictures[name])
    .map(([owner, name]) => `${owner}: there is no picture ${name}; ${howToAddPictures}`);
}

/** The landing page matches the products and prices of the catalogue. */
function landing({ products, landing: { bottles, nipples } }) {
  const entries = [...bottles, ...nipples];
  const bySku = new Map(sold(products).map((item) => [item.name, item]));
  return [
    ...repeated(entries.map(({ sku }) => sku)).map((sku) => `landing page: ${sku} is listed twice`),
    ...entries
      .filter(({ sku, price }) => !bySku.has(sku) || (bySku.get(sku).price?.toFixed(2) ?? '') !== price)
      .map(({ sku }) => `landing page: ${sku} differs from the catalogue`),
  ];
}

function promoCodes({ promoCodes: list }) {
  return [
    ...repeated(list.map(({ code }) => code)).map((code) => `promo codes: ${code} is listed twice`),
    ...list
      .filter((one) => !one.excludes_regulated_feeding)
      .map(({ code }) => `promo codes: ${code} would promote regulated goods`),
    ...list
      .filter((one) => !(Date.parse(one.starts_at) < Date.parse(one.ends_at)))
      .map(({ code }) => `promo codes: ${code} ends before it starts`),
    ...list
      .filter((one) => one.value <= 0 || (one.kind === 'percent' && one.value > 100))
      .map(({ code }) => `promo codes: ${code} has an impossible value`),
  ];
}

function emirates({ emirates: list }) {
  return [
    ...(list.length === 7 ? [] : ['emirates: there are seven']),
    ...list.flatMap((emirate) => [
      ...repeated(emirate.locations.map(({ name }) => name)).map((name) => `${emirate.name}: ${name} is listed twice`),
      ...(emirate.locations.at(-1)?.name === 'Other' ? [] : [`${emirate.name}: the last area is not Other`]),
      ...[emirate, ...emirate.locations]
        .filter((one) => !/\p{Script=Arabic}/u.test(one.name_ar ?? ''))
        .map(({ name }) => `${name}: the Arabic name is missing`),
    ]),
  ];
}

/** Every priced item, in dirhams. */
function sold(products) {
  return products.flatMap((product) =>
    product.variations.length === 0
      ? [
          {
            name: product.product_code,
            price: product.default_price,
            discounted: product.discounted_price,
            percent: product.discount,
          },
        ]
      : product.variations.map((variation) => ({
          name: variation.code,
          price: variation.variation_price,
          discounted: variation.variation_discounted_price,
          percent: variation.variation_discount,
        })),
  );
}

function isFils(dirhams) {
  return Math.abs(dirhams * 100 - Math.round(dirhams * 100)) < 1e-6;
}

function repeated(items) {
  return [...new Set(items.filter((item, i) => items.indexOf(item) !== i))];
}
