import type { Twin } from '../../app/messages.js';
import type en from '../en/video.js';

const ar: Twin<typeof en> = {
  video: {
    categories: 'المواضيع',
    all: 'جميع المواضيع',
    facade: 'يُحمَّل المقطع من {host} عند الضغط على زر التشغيل.',
    transcript: 'قراءة الخطوات',
    empty: 'لا توجد إرشادات هنا بعد.',
  },
};

export default ar;
