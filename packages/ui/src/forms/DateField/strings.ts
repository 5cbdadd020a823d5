import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'DateField'> = {
  component: 'DateField',
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    dayHint: 'DD',
    monthHint: 'MM',
    yearHint: 'YYYY',
    impossible: 'This date doesn’t exist.',
    tooEarly: 'Please enter {date} or a later date.',
    tooLate: 'Please enter {date} or an earlier date.',
  },
  ar: {
    day: 'اليوم',
    month: 'الشهر',
    year: 'السنة',
    dayHint: 'يوم',
    monthHint: 'شهر',
    yearHint: 'سنة',
    impossible: 'هذا التاريخ غير موجود.',
    tooEarly: 'يُرجى إدخال {date} أو تاريخ بعده.',
    tooLate: 'يُرجى إدخال {date} أو تاريخ قبله.',
  },
};
