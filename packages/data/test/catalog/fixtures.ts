import type { Category, OfferProduct, Picture, Product, ProductSummary } from '@mahd/contract';

/** Responses typed by the contract, so that a renamed field does not compile. Amounts are AED. */
export const picture = (name: string): Picture => ({
  path: `products/${name}`,
  width: 1200,
  height: 1200,
  widths: [320, 1200],
  placeholder: 'data:,',
});

const named = (route: string, name: string, arabic: string) => ({ name, route, arabic: { name: arabic } });

export const pump: ProductSummary = {
  _id: '0000000000000000000000a1',
  route: 'manual-breast-pump',
  product_code: 'MH-BF-0001',
  name: 'Manual Breast Pump',
  category: 'breastfeeding',
  sub_category: 'breast-pumps',
  category_data: named('breastfeeding', 'Breastfeeding', 'الرضاعة الطبيعية'),
  sub_category_data: named('breast-pumps', 'Breast Pumps', 'شفاطات الحليب'),
  size: '1 set',
  default_price: 149,
  discounted_price: 119.2,
  discount: 20,
  default_stock: 7,
  price: 149,
  default_variation: null,
  featured_img: 'products/pump-1200.webp',
  picture: picture('pump'),
  images_list: [],
  pictures: [picture('pump'), picture('pump-box')],
  tags: ['For mum'],
  sortings: ['Popularity', 'Best Seller'],
  age_from_months: 0,
  rating: 4.3,
  reviews_count: 3,
  regulated_feeding: false,
  arabic: {
    name: 'شفاط حليب يدوي',
    size: 'طقم واحد',
    default_price: 149,
    discounted_price: 119.2,
    tags: ['للأم'],
    variations: [],
  },
  variations: [],
};

type Variation = Product['variations'][number];
const variation = (code: string, size: string, pattern: string, more: Partial<Variation> = {}): Variation => ({
  code,
  name: size,
  color: pattern,
  color_code: pattern === 'Plain' ? null : '#f3b7ac',
  variation_price: 45,
  variation_discounted_price: 0,
  variation_discount: 0,
  variation_stock: 32,
  full_name: `Bottle ${size} ${pattern}`,
  barcode: null,
  short_description: `The ${size} one`,
  age_from_months: 0,
  variation_images: [],
  variation_pictures: [picture(code)],
  ...more,
});

const texts = {
  size: '',
  short_description: 'PPSU bottle',
  long_description: '<p>Long</p>',
  specifications: '<dl></dl>',
  specification_rows: [{ label: 'Material', value: 'PPSU' }],
  how_to_use: ['Wash'],
  safety: ['Watch'],
  notice: 'Breast milk is best',
};

export const bottle: Product = {
  ...pump,
  ...texts,
  _id: '0000000000000000000000b1',
  route: 'bottle',
  product_code: 'MH-BT-G001',
  name: 'Bottle',
  category: 'bottlefeeding',
  sub_category: 'nursing-bottles',
  category_data: named('bottlefeeding', 'Bottle Feeding', 'الرضاعة بالزجاجة'),
  sub_category_data: named('nursing-bottles', 'Nursing Bottles', 'الرضّاعات'),
  default_price: 45,
  discounted_price: 0,
  discount: 0,
  default_stock: 200,
  default_variation: 'MH-BT-0003',
  picture: picture('MH-BT-0001'),
  pictures: [picture('MH-BT-0001'), picture('MH-BT-0003')],
  sortings: [],
  regulated_feeding: true,
  hygiene: true,
  barcode: null,
  ingredients: null,
  downloads: [],
  video: null,
  video_title: null,
  link: 'https://shop.example/bottle',
  rating_distribution: [0, 0, 0, 2, 1],
  sample_reviews: true,
  related: [pump],
  alternatives: [],
  arabic: {
    ...texts,
    name: 'رضّاعة',
    short_description: 'رضّاعة من PPSU',
    long_description: '<p>طويل</p>',
    specification_rows: [{ label: 'الخامة', value: 'PPSU' }],
    default_price: 45,
    discounted_price: 0,
    tags: [],
    variations: [
      {
        code: 'MH-BT-0002',
        name: '160 مل',
        color: 'أرنب',
        full_name: 'رضّاعة 160 مل أرنب',
        short_description: 'الصغيرة',
      },
    ],
  },
  variations: [
    variation('MH-BT-0001', '160 ml', 'Plain'),
    variation('MH-BT-0002', '160 ml', 'Rabbit', { variation_price: 49, variation_stock: 3 }),
    variation('MH-BT-0003', '240 ml', 'Plain', { variation_price: 52 }),
    variation('MH-BT-0004', '240 ml', 'Bear', { variation_price: 56, variation_stock: 0 }),
    variation('MH-BT-0006', '330 ml', 'Plain', {
      variation_price: null,
      variation_discounted_price: null,
      variation_stock: 0,
    }),
  ],
};

export const offer: OfferProduct = {
  _id: pump._id,
  name: pump.name,
  arabic: { name: pump.arabic.name, default_price: 149, discounted_price: 119.2 },
  default_price: 149,
  discounted_price: 119.2,
  discount: 20,
  featured_img: pump.featured_img,
  picture: pump.picture,
  route: pump.route,
  product_code: pump.product_code,
  category_data: pump.category_data,
  default_stock: 0,
};

const categoryTexts = (name: string) => ({
  name,
  short_description: `${name} short`,
  long_description: `<p>${name}</p>`,
  notice: null,
});

export const category = (route: string, order: number, children: Category['children'] = []): Category => ({
  ...categoryTexts(route),
  _id: `00000000000000000000${String(order).padStart(4, '0')}`,
  route,
  order,
  parent_id: null,
  featured_img: '',
  picture: picture(route),
  regulated_feeding: route === 'bottlefeeding',
  products_count: 3,
  arabic: { ...categoryTexts(`${route} بالعربية`), notice: null },
  notice: route === 'bottlefeeding' ? 'Breast milk is best' : null,
  children,
});
