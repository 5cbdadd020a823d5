import type { Twin } from '../../app/words.js';
import type en from '../en/content.js';

const ar: Twin<typeof en> = {
  content: {
    lastUpdated: 'آخر تحديث: {date}',
    version: 'الإصدار {version}',
    reviewedOn: 'تاريخ المراجعة: {date}',
    sources: 'المصادر',
    medicalNote: 'معلومات عامة وليست نصيحة طبية. استشيري طبيبكِ. وفي حالات الطوارئ في الإمارات اتصلي بالرقم 998 (الإسعاف) أو 999 (الشرطة).',
    print: 'طباعة',
  },
};

export default ar;
