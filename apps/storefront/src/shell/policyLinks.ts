import type { Translate } from '../app/messages.js';

/** The pages about the shop's rules, in the order of the specification. */
export const policyLinks = (t: Translate) => [
  { href: '/shipping-return-policy', label: t('footer.shippingReturnPolicy') },
  { href: '/return-refund-policy', label: t('footer.returnRefundPolicy') },
  { href: '/privacy-protection-policy', label: t('footer.privacyPolicy') },
  { href: '/term-of-use', label: t('footer.termOfUse') },
  { href: '/disclosure-policy', label: t('footer.disclosurePolicy') },
  { href: '/social-media-policy', label: t('footer.socialMediaPolicy') },
  { href: '/official-social-media-list', label: t('footer.socialMediaList') },
  { href: '/subsidiaries', label: t('footer.subsidiaries') },
];
