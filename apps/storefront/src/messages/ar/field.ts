import type { Twin } from '../../app/messages.js';
import type en from '../en/field.js';

const ar: Twin<typeof en> = {
  field: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    didYouMean: 'هل تقصدين {email}؟',
    password: 'كلمة المرور',
    passwordHint: '6 أحرف على الأقل',
    mobile: 'رقم الهاتف المتحرك',
    mobileHint: '9 أرقام بعد \u2066+971\u2069، مثل \u206650\u00a0123\u00a04567\u2069',
    mobileUnusual: 'تبدأ أرقام الهواتف المتحركة في الإمارات عادةً بالرقم 5. يُرجى مراجعة الرقم.',
    address: 'العنوان',
    addressHint: 'الشارع والمبنى والشقة',
    emirate: 'الإمارة',
    emiratePlaceholder: 'اختاري الإمارة',
    area: 'المنطقة',
    areaFirst: 'اختاري الإمارة أولًا',
    areaPlaceholder: 'اختاري المنطقة',
    areaOther: 'اسم المنطقة',
    areasFailed: 'تعذّر تحميل المناطق. يمكنكِ كتابة اسم المنطقة.',
    areasLoading: 'جارٍ تحميل المناطق…',
    other: 'أخرى',
  },
};

export default ar;
