import type { PictureSource } from './Picture/index.js';

/**
 * Pictures for stories and tests: entries of `pictures.generated.json` of the content package. A test checks their
 * files.
 */
export const samplePictures = {
  bodyWash: {
    path: 'products/baby-head-and-body-wash-200-ml.e297400e',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQABAABUB8JYgCdAEPAif3SAD+5zhfrMJ3iRCGjFDB8XKE3YGAAA==',
  },
  lotion: {
    path: 'products/baby-lotion-200-ml.9175cd8a',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABQAQCdASoQABAABUB8JQBOgCgAAP7uZ9Xygrbg+Lk/KoAA',
  },
  cream: {
    path: 'products/baby-moisturising-cream-100-g.f6a744e8',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQABAABUB8JaACdADy/MiMAAD+50E41pwkPBmX5hXtLldpEIOlqCLJ6WAAAA==',
  },
  sunscreen: {
    path: 'products/baby-mineral-sunscreen-spf-50-50-ml.5124bf4c',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQABAABUB8JZACdAFAAAD+7x2kTYP0vB9G3LoAAAA=',
  },
  detergent: {
    path: 'products/baby-laundry-detergent-1-l.e8c925d9',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQABAABUB8JYwCdAFAAAD+7by+os1GpUNrsIBYAAA=',
  },
  breastPump: {
    path: 'products/manual-breast-pump-1-set.aa226690',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoQABAABUB8JYgCdAFAAAD+7cOitsI07Ugpo9FE/AAAAA==',
  },
  storageBags: {
    path: 'products/breast-milk-storage-bags-180-ml-30-bags.7495c08e',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQABAABUB8JQBOgCKRDsaDAAD+33SRQ5U1+DPyj/I1QhybjAA=',
  },
  cleanser: {
    path: 'products/bottle-liquid-cleanser-500-ml.9a1f41a0',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoQABAABUB8JYwCsAF1AAD+7by7LuQV4GLugAAA',
  },
  thermometer: {
    path: 'products/infrared-ear-and-forehead-thermometer-1-piece.4c4afc9b',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoQABAABUB8JQBOgCHfTDWAAP7eialRtO7YlnYAAAA=',
  },
  bottle160: {
    path: 'products/wide-neck-plastic-nursing-bottle-160-ml.e9eb2dbd',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoQABAABUB8JZACdAFAAAD+7mjyULkOtcn6x6WrCAAAAA==',
  },
  bottle240: {
    path: 'products/wide-neck-plastic-nursing-bottle-240-ml.e173cff7',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoQABAABUB8JZACdAFAAAD+7mhgqUa4pOPkCyfrHrJ3iAAA',
  },
  bottle240Bear: {
    path: 'products/wide-neck-plastic-nursing-bottle-240-ml-bear.c091f296',
    width: 960,
    height: 960,
    widths: [160, 320, 480, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoQABAABUB8JZgCdAEO/Foc9AAA/ucJtSrZmVB8ZWux7XAA',
  },
  breastfeeding: {
    path: 'categories/breastfeeding.c7dd3576',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoQAAwABUB8JTGfIwARYAD+7mmrsNXIWkc7Ms9t8v1qHogAAAA=',
  },
  skincare: {
    path: 'categories/skincare.f84cd0a5',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoQAAwABUB8JYgCdAEPCliwAP7erDaMgbnLx8RGGtyJuwMAAAA=',
  },
  hygiene: {
    path: 'categories/hygiene.3ef89d87',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABUB8JYgCdAEO/HeYgAD+6mgyF7HDGW7PwfFmraAA',
  },
  healthcare: {
    path: 'categories/healthcare.0039b758',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoQAAwABUB8JQBOgCHgJ+24AAD+5x/gw8Bf0zwTEnUAAA==',
  },
  sterilizing: {
    path: 'categories/cleansing-and-sterilizing.df27d610',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoQAAwABUB8JYwAAp1bhry3QAD+50COmFP6i3xWvFwAAA==',
  },
  bottleFeeding: {
    path: 'categories/bottlefeeding.f17cdaa7',
    width: 800,
    height: 600,
    widths: [320, 480, 640, 800],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoQAAwABUB8JZACdAFAAAD+7mmjKKJdV2G9xdQdjg+LlCbsDAAAAA==',
  },
  skincareHeroLtr: {
    path: 'heroes/skincare-ltr.30bd25c6',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoQAAkABUB8JYgCdAFAAAD+7m+Bg3777VDBShWUPRAAAA==',
  },
  skincareHeroRtl: {
    path: 'heroes/skincare-rtl.fc6421e8',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoQAAkABUB8JYgCdAFAAAD+7fsP6pI6sIW2KuNeN0GAAA==',
  },
  skincareHeroMobile: {
    path: 'heroes/skincare-mobile.7305823d',
    width: 900,
    height: 1100,
    widths: [480, 750, 900],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAwCdASoQABQAPzmIuVOvKSWisAgB4CcJQBOgBY+V0wAA/utvPrHoVpD6rIonsAQxhUXtwkkJc3tNotAAAA==',
  },
  breastfeedingHeroLtr: {
    path: 'heroes/breastfeeding-ltr.afe0c057',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABQAQCdASoQAAkABUB8JQBOgCgAAP7u+ZQuOo+qhzwnbPQAAAA=',
  },
  breastfeedingHeroRtl: {
    path: 'heroes/breastfeeding-rtl.359734ac',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABQAQCdASoQAAkABUB8JQBOgCgAAP7uljoTOXyO+cwVmEyygAA=',
  },
  breastfeedingHeroMobile: {
    path: 'heroes/breastfeeding-mobile.a86693ad',
    width: 900,
    height: 1100,
    widths: [480, 750, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAwCdASoQABQAPzmIvlSvKSajMAgB4CcJYwC06C0CSuQwAP7rckug9k/e7uSmgBsDeAZrVRTgAA==',
  },
  healthcareHeroLtr: {
    path: 'heroes/healthcare-ltr.3db76db8',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoQAAkABUB8JYwCdAFAAAD+7s2RImJRwJ6jwAAA',
  },
  healthcareHeroRtl: {
    path: 'heroes/healthcare-rtl.505dacc1',
    width: 1600,
    height: 900,
    widths: [640, 960, 1280, 1600],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQAAkABUB8JYwCdAFAAAD+7mYFgSua8zFYgCVAAAA=',
  },
  healthcareHeroMobile: {
    path: 'heroes/healthcare-mobile.cfab41c2',
    width: 900,
    height: 1100,
    widths: [480, 750, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAwCdASoQABQAPzmQvlW+qqajMAgD0CcJYwDA3CHfiuPzFi2egAD+0tfESy+8zm0df0DHDQAAAA==',
  },
  motherBaby: { path: 'illustrations/mother-baby.8c141b18.svg', width: 1200, height: 900 },
  support: { path: 'illustrations/breastfeeding-support.0e7206e7.svg', width: 1200, height: 900 },
  contact: { path: 'illustrations/contact-help.f9b0f9ba.svg', width: 1200, height: 900 },
  family: { path: 'illustrations/family-walk.68867b34.svg', width: 1200, height: 900 },
  purpose: { path: 'illustrations/about-purpose.0596dd74.svg', width: 1200, height: 900 },
  promise: { path: 'illustrations/about-promise.7da70d47.svg', width: 1200, height: 900 },
} as const satisfies Record<string, PictureSource>;
