import type { Twin } from '../../app/messages.js';
import type en from '../en/video.js';

const ar: Twin<typeof en> = {
  video: {
    categories: 'المواضيع',
    all: 'كل المواضيع',
    facade: 'يُحمَّل المقطع من {host} عند الضغط على زر التشغيل.',
    watch: 'مشاهدة',
    watchSeconds: {
      zero: 'مشاهدة · {n} ثانية',
      one: 'مشاهدة · ثانية واحدة',
      two: 'مشاهدة · ثانيتان',
      few: 'مشاهدة · {n} ثوانٍ',
      many: 'مشاهدة · {n} ثانية',
      other: 'مشاهدة · {n} ثانية',
    },
    watchMinutes: {
      zero: 'مشاهدة · {n} دقيقة',
      one: 'مشاهدة · دقيقة واحدة',
      two: 'مشاهدة · دقيقتان',
      few: 'مشاهدة · {n} دقائق',
      many: 'مشاهدة · {n} دقيقة',
      other: 'مشاهدة · {n} دقيقة',
    },
    transcript: 'قراءة الخطوات',
    empty: 'لا توجد إرشادات هنا بعد.',
  },
};

export default ar;
