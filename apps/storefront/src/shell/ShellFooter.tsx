import { useAtomValue } from 'jotai';
import { toCategoryLinks } from '@mahd/data/catalog/categories';
import { officesAtom } from '@mahd/data/content';
import { Footer, type FooterSocialLink } from '@mahd/ui/Footer';
import { useApp } from '../app/AppContext.js';
import { lazyHydrate } from '../app/lazyHydrate.js';
import { CookieSettings } from '../features/visitor/CookieSettings.js';
import { Logo } from './Logo.js';
import { PaymentMarks } from './PaymentMarks.js';
import { contactLinks } from './contactLinks.js';
import { guideLinks, helpLinks, policyLinks } from './footerLinks.js';
import { useCartBadge } from './useCartBadge.js';
import type { NavigationArgs } from './navigation.js';

const ColorSchemeSwitch = lazyHydrate('color-scheme', 'visible', async () => ({
  default: (await import('../features/visitor/ColorSchemeSwitch.js')).ColorSchemeSwitch,
}));

/** The footer. Social networks and company facts that are not configured are left out. */
export function ShellFooter({ language, t, categories, settings }: NavigationArgs) {
  const { company, social } = settings;
  const { dispatchDate } = useApp().state;
  const legalName = company.legalName[language];
  const canOrder = useCartBadge() !== null;
  const networks = (['instagram', 'facebook', 'youtube'] as const).flatMap((network): FooterSocialLink[] => {
    const href = social[network];
    return href
      ? [{ network, href, label: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' }[network] }]
      : [];
  });
  const { data: offices = [] } = useAtomValue(officesAtom(language));
  const ownOffice = company.address
    ? [{ name: legalName, address: company.address, ...(company.phone ? { phone: company.phone } : {}) }]
    : [];
  const facts = [
    company.licence && t('footer.licence', { licence: company.licence }),
    company.trn && t('footer.trn', { trn: company.trn }),
  ].filter(Boolean);
  return (
    <Footer
      id="footer"
      logo={<Logo />}
      columns={[
        {
          title: t('nav.products'),
          links: [...toCategoryLinks(categories, language), { label: t('nav.viewAllProducts'), href: '/products' }],
        },
        { title: t('nav.motherBabyWorld'), links: guideLinks(t) },
        { title: t('footer.help'), links: [...contactLinks(company, t), ...helpLinks(t, canOrder)] },
        { title: t('footer.policies'), links: policyLinks(t) },
      ]}
      social={{ title: t('footer.followUs'), items: networks }}
      offices={{
        title: t('footer.offices'),
        items: offices.length > 0 ? offices : ownOffice,
      }}
      legal={
        <>
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          <span data-part="payment-marks">
            <PaymentMarks />
          </span>
          <CookieSettings />
          <ColorSchemeSwitch />
        </>
      }
      copyright={t('footer.copyright', {
        year: dispatchDate.slice(0, 4),
        legalName,
      })}
    />
  );
}
