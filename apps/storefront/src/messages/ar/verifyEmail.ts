import type { Twin } from '../../app/messages.js';
import type en from '../en/verifyEmail.js';

const ar: Twin<typeof en> = {
  verifyEmail: {
    title: 'تأكيد بريدكِ الإلكتروني',
    description: 'تأكيد البريد الإلكتروني لحسابكِ الجديد.',
    text: 'بضغطة واحدة يصبح حسابكِ جاهزًا، وتظهر فيه أيضًا الطلبات التي قدّمتِها بهذا البريد.',
    notYou: 'إذا لم تكوني أنتِ من أنشأ الحساب، فيمكنكِ إغلاق هذه الصفحة.',
    confirm: 'تأكيد بريدي',
    passwordText: 'أدخلي كلمة المرور التي اخترتِها عند التسجيل، لنتأكّد من أن الحساب لكِ أنتِ.',
    passwordNote: 'نسيتِها أو لم تنشئي هذا الحساب؟ اختاري كلمة مرور جديدة عبر بريدكِ، وسنسجّل الخروج من كل الأجهزة.',
    choosePassword: 'اختيار كلمة مرور جديدة',
    failedTitle: 'تعذّر التأكيد',
  },
};

export default ar;
