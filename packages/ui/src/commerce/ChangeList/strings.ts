import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'ChangeList'> = {
  component: 'ChangeList',
  en: {
    priceChanged: 'The price of {name} changed from {before} to {now}.',
    stockChanged: {
      one: 'Only {n} of {name} left; the quantity has been adjusted.',
      other: 'Only {n} of {name} left; the quantity has been adjusted.',
    },
    lineGone: '{name} is no longer available and was removed.',
  },
  ar: {
    priceChanged: 'تغيّر سعر {name} من {before} إلى {now}.',
    stockChanged: {
      zero: 'نفدت كمية {name}.',
      one: 'بقيت قطعة واحدة من {name}، وعدّلنا الكمية.',
      two: 'بقيت قطعتان من {name}، وعدّلنا الكمية.',
      few: 'بقيت {n} قطع من {name}، وعدّلنا الكمية.',
      many: 'بقيت {n} قطعة من {name}، وعدّلنا الكمية.',
      other: 'بقيت {n} قطعة من {name}، وعدّلنا الكمية.',
    },
    lineGone: 'المنتج «{name}» لم يعد متوفرًا، وتمت إزالته من السلة.',
  },
};
