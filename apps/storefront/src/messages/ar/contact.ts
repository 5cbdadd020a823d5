import type { Twin } from '../../app/messages.js';
import type en from '../en/contact.js';

const ar: Twin<typeof en> = {
  contact: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    mobile: 'رقم الهاتف المتحرك',
    message: 'الرسالة',
    messageHint: 'إذا كان السؤال عن طلب فيُرجى ذكر رقمه.',
    submit: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    nameRequired: 'يُرجى إدخال الاسم.',
    emailRequired: 'يُرجى إدخال بريد إلكتروني صحيح.',
    phoneRequired: 'يُرجى إدخال رقم الهاتف.',
    messageRequired: 'يُرجى كتابة الرسالة.',
    success: 'تم إرسال رسالتكِ',
    failed: 'تعذّر إرسال الرسالة، وما زال نصها هنا. يُرجى إعادة المحاولة.',
    tooMany: 'أُرسلت رسائل كثيرة في وقت قصير. رسالتكِ ما زالت هنا، فيُرجى إعادة المحاولة لاحقًا.',
  },
};

export default ar;
