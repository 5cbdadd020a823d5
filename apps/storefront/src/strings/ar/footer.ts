import type { Twin } from '../../app/words.js';
import type en from '../en/footer.js';

const ar: Twin<typeof en> = {
  footer: {
    offices: 'مكاتب الشركة',
    policies: 'السياسات',
    help: 'المساعدة',
    followUs: 'تابعينا',
    disclosurePolicy: 'سياسة الإفصاح',
    privacyPolicy: 'سياسة حماية الخصوصية',
    socialMediaPolicy: 'سياسة التواصل الاجتماعي',
    termOfUse: 'شروط الاستخدام',
    shippingReturnPolicy: 'سياسة الشحن والإرجاع',
    returnRefundPolicy: 'سياسة الإرجاع وردّ المبالغ',
    socialMediaList: 'قائمة الحسابات الرسمية',
    subsidiaries: 'الشركات التابعة والمكاتب',
    sitemap: 'خريطة الموقع',
    licence: 'رخصة تجارية رقم {licence}',
    trn: 'رقم التسجيل الضريبي {trn}',
    copyright: '© {year} {legalName}. جميع الحقوق محفوظة.',
    paymentMethods: 'بالبطاقة أو نقدًا عند التسليم',
  },
};

export default ar;
