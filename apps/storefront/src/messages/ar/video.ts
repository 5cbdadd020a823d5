import type { Twin } from '../../app/messages.js';
import type en from '../en/video.js';

const ar: Twin<typeof en> = {
  video: {
    categories: 'أنواع المقاطع',
    all: 'جميع المقاطع',
    facade: 'يُحمَّل المقطع من {host} عند الضغط على زر التشغيل.',
    transcript: 'قراءة النص الكامل',
    soon: 'سيُضاف المقطع لاحقًا، ونصّه متاح هنا من الآن.',
    empty: 'لا توجد مقاطع هنا بعد.',
  },
};

export default ar;
