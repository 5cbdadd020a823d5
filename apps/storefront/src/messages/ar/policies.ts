import type { Twin } from '../../app/messages.js';
import type en from '../en/policies.js';

const ar: Twin<typeof en> = {
  policies: {
    accountsContact: 'ويمكنكِ مراسلتنا في أي وقت من',
    contactPage: 'صفحة التواصل',
    returnQuestion: 'هل ترغبين في إرجاع منتج؟',
    returnText: 'ابحثي عن طلبكِ برقمه، واختاري منه ما ترغبين في إرجاعه.',
    startReturn: 'طلب إرجاع',
  },
};

export default ar;
