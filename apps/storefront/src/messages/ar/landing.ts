import type { Twin } from '../../app/messages.js';
import type en from '../en/landing.js';

const ar: Twin<typeof en> = {
  landing: {
    showMore: 'عرض المزيد',
    showLess: 'عرض أقل',
    details: 'عرض التفاصيل',
    offers: {
      zero: 'لا توجد عروض',
      one: 'عرض واحد',
      two: 'عرضان',
      few: '{n} عروض',
      many: '{n} عرضًا',
      other: '{n} عرض',
    },
    facade: 'يُحمَّل المقطع من {host} عند الضغط على زر التشغيل.',
  },
};

export default ar;
