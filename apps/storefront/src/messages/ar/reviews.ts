import type { Twin } from '../../app/messages.js';
import type en from '../en/reviews.js';

const ar: Twin<typeof en> = {
  reviews: {
    title: 'تقييمات العملاء',
    average: '{rating} من 5',
    empty: 'لا توجد تقييمات بعد. كوني أول من يكتب تقييمًا.',
    write: 'كتابة تقييم',
    loginFirst: 'تسجيل الدخول لكتابة تقييم',
    yourRating: 'تقييمكِ',
    yourComment: 'تعليقكِ',
    commentHint: 'أخبري الأمهات والآباء بما أفادكِ وما لم يفدكِ. ويُرجى عدم كتابة نصائح صحية.',
    submit: 'إرسال التقييم',
    sent: 'شكرًا لكِ. سيظهر تقييمكِ بعد مراجعة قصيرة.',
    ratingRequired: 'يُرجى اختيار تقييم من 1 إلى 5.',
    commentRequired: 'يُرجى كتابة تعليق.',
    already: 'سبق أن قيّمتِ هذا المنتج.',
    own: {
      held: 'سبق أن قيّمتِ هذا المنتج. سيظهر تقييمكِ بعد مراجعة قصيرة.',
      approved: 'سبق أن قيّمتِ هذا المنتج.',
      refused: 'لم نتمكن من نشر تقييمكِ لهذا المنتج.',
    },
    withdraw: 'حذف تقييمي',
    withdrawn: 'تم حذف تقييمكِ. يمكنكِ تعديله وإرساله من جديد.',
    loadFailed: 'تعذّر تحميل التقييمات',
    failed: 'تعذّر إرسال التقييم. يُرجى إعادة المحاولة.',
    by: '\u2068{name}\u2069 · \u2068{date}\u2069',
    verified: 'شراء مؤكَّد',
    distribution: {
      zero: '{stars} من 5: لا توجد تقييمات',
      one: '{stars} من 5: تقييم واحد',
      two: '{stars} من 5: تقييمان',
      few: '{stars} من 5: {n} تقييمات',
      many: '{stars} من 5: {n} تقييمًا',
      other: '{stars} من 5: {n} تقييم',
    },
  },
};

export default ar;
