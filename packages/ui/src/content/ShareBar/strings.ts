import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'ShareBar'> = {
  component: 'ShareBar',
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
