import type { NavIconLink } from '@mahd/ui/BottomBar';
import type { Translate } from '../app/messages.js';
import type { Settings } from '../app/settings.js';

/** Links to call the company and to write to it on WhatsApp, those that are configured. */
export const contactLinks = ({ phone, whatsapp }: Settings['company'], t: Translate): NavIconLink[] => [
  ...(phone
    ? [
        {
          href: `tel:${phone.replace(/[^\d+]/g, '')}`,
          // Isolated and unbroken: phone numbers are left to right in Arabic too.
          label: t('help.call', { phone: `\u2066${phone.replaceAll(' ', '\u00a0')}\u2069` }),
          icon: 'phone' as const,
        },
      ]
    : []),
  ...(whatsapp
    ? [{ href: `https://wa.me/${whatsapp}`, label: t('help.whatsapp'), icon: 'external' as const, external: true }]
    : []),
];
