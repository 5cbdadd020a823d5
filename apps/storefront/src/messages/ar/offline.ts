import type { Twin } from '../../app/messages.js';
import type en from '../en/offline.js';

const ar: Twin<typeof en> = {
  offline: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'تحتاج هذه الصفحة إلى الإنترنت. أعيدي المحاولة عند عودة الاتصال.',
    works: 'ما زال متاحًا لكِ',
    onlyPages: 'ما\u00a0زالت الصفحات التي سبق أن فتحتِها متاحة لكِ.',
    pages: 'الصفحات التي سبق أن فتحتِها',
    changeCart: 'سلتكِ: يمكنكِ عرضها وتعديلها',
    home: 'العودة إلى الصفحة الرئيسية',
    cart: 'الانتقال إلى سلة التسوق',
    retry: 'إعادة المحاولة',
  },
};

export default ar;
