import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type ShareBarStringKey = 'share' | 'copyLink' | 'linkCopied';

export const strings: ComponentStrings<ShareBarStringKey> = {
  en: {
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
  },
  ar: {
    share: 'مشاركة',
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ الرابط',
  },
};
