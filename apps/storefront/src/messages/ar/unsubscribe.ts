import type { Twin } from '../../app/messages.js';
import type en from '../en/unsubscribe.js';

const ar: Twin<typeof en> = {
  unsubscribe: {
    title: 'نصائح العناية والأخبار بالبريد الإلكتروني',
    description: 'إيقاف نصائح العناية والأخبار بالبريد الإلكتروني.',
    question: 'هل تريدين إيقاف النصائح والأخبار؟',
    text: 'إذا أوقفتِها فلن تصلكِ هذه الرسائل، وتبقى رسائل طلباتكِ كالمعتاد.',
    stop: 'إيقاف الرسائل',
    keep: 'الإبقاء على الرسائل',
    doneTitle: 'تم الإيقاف',
    doneText: 'يمكنكِ الاشتراك فيها من جديد من صفحة «حسابي» في أي وقت.',
    failedTitle: 'تعذّر الإيقاف',
    linkInvalid: 'هذا الرابط غير مكتمل أو انتهت صلاحيته. يمكنكِ أيضًا إيقاف هذه الرسائل من صفحة «حسابي».',
    profile: 'الانتقال إلى «حسابي»',
  },
};

export default ar;
