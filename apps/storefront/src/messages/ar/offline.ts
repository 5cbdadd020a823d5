import type { Twin } from '../../app/messages.js';
import type en from '../en/offline.js';

const ar: Twin<typeof en> = {
  offline: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'ما زال بإمكانكِ تصفّح الصفحات التي سبق أن فتحتِها.',
    cart: 'الانتقال إلى سلة التسوق',
    retry: 'إعادة المحاولة',
  },
};

export default ar;
