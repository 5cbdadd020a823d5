import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'MultiSelect'> = {
  component: 'MultiSelect',
  en: {
    choose: 'Choose',
    selected: { one: '{n} selected', other: '{n} selected' },
    search: 'Search',
    noMatches: 'No matches',
    matches: { one: '{n} match', other: '{n} matches' },
  },
  ar: {
    choose: 'اختيار',
    selected: {
      zero: 'لم يتم الاختيار',
      one: 'اختيار واحد',
      two: 'اختياران',
      few: '{n} اختيارات',
      many: '{n} اختيارًا',
      other: '{n} اختيار',
    },
    search: 'بحث',
    noMatches: 'لا توجد نتائج مطابقة',
    matches: {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    },
  },
};
