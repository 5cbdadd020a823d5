import type { Twin } from '../../app/messages.js';
import type en from '../en/verifyEmail.js';

const ar: Twin<typeof en> = {
  verifyEmail: {
    title: 'تأكيد بريدكِ الإلكتروني',
    description: 'تأكيد البريد الإلكتروني لحسابكِ الجديد.',
    text: 'بضغطة واحدة يصبح حسابكِ جاهزًا، وتظهر فيه أيضًا الطلبات التي قدّمتِها بهذا البريد.',
    notYou: 'إذا لم تكوني أنتِ من أنشأ الحساب، فيمكنكِ إغلاق هذه الصفحة.',
    confirm: 'تأكيد بريدي',
    passwordText: 'أدخلي كلمة المرور التي سجّلتِ بها.',
    passwordNote: 'نسيتِ كلمة المرور أو لم تنشئي هذا الحساب؟ تعيين كلمة مرور جديدة يسجّل الخروج من جميع الأجهزة.',
    choosePassword: 'تعيين كلمة مرور جديدة',
    failedTitle: 'تعذّر التأكيد',
  },
};

export default ar;
