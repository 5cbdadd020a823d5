import type { Language } from '@mahd/rules/locale';
import { samplePictures } from '../media/samplePictures.js';
import type { ProductCardProps } from './ProductCard/index.js';
import type { VariantGroup } from './VariantPicker/index.js';

const products = [
  {
    slug: 'baby-head-and-body-wash',
    en: 'Baby Head and Body Wash',
    ar: 'غسول الرأس والجسم للأطفال',
    picture: samplePictures.bodyWash,
    amount: 3920,
    was: 4900,
    percent: 20,
    rating: 4.6,
    reviews: 128,
  },
  {
    slug: 'manual-breast-pump',
    en: 'Manual Breast Pump',
    ar: 'شفاط حليب يدوي',
    picture: samplePictures.breastPump,
    amount: 14900,
    rating: 4.3,
    reviews: 57,
  },
  {
    slug: 'bottle-240',
    en: 'Wide-Neck Plastic Nursing Bottle 240 ml',
    ar: 'رضّاعة بلاستيكية واسعة العنق 240 مل',
    picture: samplePictures.bottle240,
    second: samplePictures.bottle240Bear,
    amount: 5200,
    from: true,
  },
  {
    slug: 'baby-lotion',
    en: 'Baby Lotion',
    ar: 'لوشن ترطيب للأطفال',
    picture: samplePictures.lotion,
    amount: 4500,
    rating: 5,
    reviews: 3,
    badge: { en: 'Best Seller', ar: 'الأكثر مبيعًا' },
  },
  {
    slug: 'baby-mineral-sunscreen',
    en: 'Baby Mineral Sunscreen SPF 50+',
    ar: 'واقي شمس معدني للأطفال بعامل حماية\u00a0‎50+‎',
    picture: samplePictures.sunscreen,
    amount: 6120,
    was: 7200,
    percent: 15,
  },
  {
    slug: 'thermometer',
    en: 'Infrared Ear and Forehead Thermometer',
    ar: 'ميزان حرارة بالأشعة تحت الحمراء للأذن والجبين',
    picture: samplePictures.thermometer,
    amount: 18900,
    outOfStock: true,
    rating: 3.8,
    reviews: 19,
  },
  {
    slug: 'storage-bags',
    en: 'Breast Milk Storage Bags 180 ml',
    ar: 'أكياس حفظ حليب الأم 180 مل',
    picture: samplePictures.storageBags,
    amount: 3500,
    rating: 4.9,
    reviews: 204,
  },
  {
    slug: 'bottle-liquid-cleanser',
    en: 'Bottle Liquid Cleanser',
    ar: 'سائل تنظيف الرضّاعات',
    picture: samplePictures.cleanser,
    amount: 2800,
  },
] as const;

/** Product cards for stories and tests. */
export function sampleProducts(language: Language): (ProductCardProps & { name: string })[] {
  return products.map((product) => ({
    href: `/product/${product.slug}`,
    name: product[language],
    picture: product.picture,
    secondPicture: 'second' in product ? product.second : null,
    price: {
      amount: product.amount,
      ...('was' in product && { was: product.was, percent: product.percent }),
      from: 'from' in product,
    },
    ...('rating' in product && { rating: product.rating, reviewsCount: product.reviews }),
    outOfStock: 'outOfStock' in product,
    badges: 'badge' in product ? [product.badge[language]] : [],
  }));
}

export const longName = {
  en: 'Double Electric Breast Pump with Rechargeable Motor, Two Soft Silicone Cushions, Six Storage Containers, Cooler Bag, Carrying Case, Spare Valves and a Very Long Name That Somebody Typed without Mercy <b>',
  ar: 'شفاط حليب كهربائي مزدوج بمحرك قابل للشحن ووسادتين من السيليكون الناعم وست عبوات لحفظ الحليب وحقيبة عازلة وحقيبة حمل وصمامات احتياطية واسم طويل جدًا كتبه أحدهم دون رحمة <b>',
};

/** Variants of one product for stories and tests. */
export function sampleVariants(language: Language): VariantGroup[] {
  const t = {
    en: {
      size: 'Size',
      sizes: ['160 ml', '240 ml', '330 ml'],
      pattern: 'Pattern',
      patterns: ['Cat', 'Bear', 'Rabbit', 'Dolphin'],
      colour: 'Color',
      colours: ['Coral', 'Sky', 'White'],
    },
    ar: {
      size: 'المقاس',
      sizes: ['160 مل', '240 مل', '330 مل'],
      pattern: 'النقشة',
      patterns: ['قطة', 'دب', 'أرنب', 'دلفين'],
      colour: 'اللون',
      colours: ['مرجاني', 'سماوي', 'أبيض'],
    },
  }[language];
  const swatches = ['#e65550', '#8fbcd6', '#ffffff'];
  return [
    {
      label: t.size,
      options: t.sizes.map((label, index) => ({
        label,
        href: `?size=${index}`,
        selected: index === 1,
        unavailable: index === 2,
      })),
    },
    {
      label: t.pattern,
      options: t.patterns.map((label, index) => ({ label, href: `?pattern=${index}`, selected: index === 0 })),
    },
    {
      label: t.colour,
      options: t.colours.map((label, index) => ({
        label,
        href: `?colour=${index}`,
        selected: index === 1,
        color: swatches[index]!,
      })),
    },
  ];
}
