import type { Twin } from '../../app/messages.js';
import type en from '../en/home.js';

const ar: Twin<typeof en> = {
  home: {
    categories: 'التسوق حسب الفئة',
    deals: 'عروض لفترة محدودة',
    recommended: 'منتجات مقترحة',
    fitsBaby: 'يناسب طفلكِ الآن',
    forNewborn: 'للمولود الجديد',
    fromTheGuides: 'من أدلّتنا',
    readGuide: 'قراءة الدليل',
    explore: 'تعرّفي إلى مهد',
  },
};

export default ar;
