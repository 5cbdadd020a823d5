import type { Twin } from '../../app/messages.js';
import type en from '../en/addresses.js';

const ar: Twin<typeof en> = {
  addresses: {
    title: 'عناويني',
    add: 'إضافة عنوان',
    empty: 'لا توجد عناوين محفوظة',
    emptyText: 'احفظي عنوانًا لتطلبي من دون كتابته في كل مرة.',
    failed: 'تعذّر تحميل عناوينكِ.',
    full: 'يمكنكِ حفظ {n} عناوين على الأكثر. احذفي عنوانًا لتضيفي غيره.',
    default: 'الافتراضي',
    makeDefault: 'تعيينه عنوانًا افتراضيًا',
    edit: 'تعديل',
    delete: 'حذف',
    deleteQuestion: 'هل تريدين حذف هذا العنوان؟',
    deleteText: 'تبقى الطلبات التي أُرسلت إليه كما هي.',
    keep: 'الإبقاء على العنوان',
    newTitle: 'عنوان جديد',
    editTitle: 'تعديل العنوان',
    recipientHint: 'سيتصل مندوب التوصيل بهذا الرقم.',
    save: 'حفظ العنوان',
    cancel: 'إلغاء',
    choose: 'التوصيل إلى',
    another: 'عنوان آخر',
    saveToBook: 'حفظ في عناويني',
  },
};

export default ar;
