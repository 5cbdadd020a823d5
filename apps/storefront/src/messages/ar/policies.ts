import type { Twin } from '../../app/messages.js';
import type en from '../en/policies.js';

const ar: Twin<typeof en> = {
  policies: {
    returnQuestion: 'هل ترغبين في إرجاع منتج؟',
    returnText: 'ابحثي عن طلبكِ برقمه، واختاري منه ما ترغبين في إرجاعه.',
    startReturn: 'طلب إرجاع',
  },
};

export default ar;
