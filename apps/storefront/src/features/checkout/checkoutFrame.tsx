import { Icon, SvgIcon } from '@mahd/ui/icons';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import type { PageFrame } from '../../app/routing/pageModules.js';
import { ShopLink } from '../../app/ShopLink.js';
import { contactLinks } from '../../shell/contactLinks.js';
import { Logo } from '../../shell/Logo.js';
import { useLanguageHrefs } from '../../shell/useLanguageHrefs.js';
import { Footer, Header } from './CheckoutFooter.styles.js';

const speech = { mirror: true, path: 'M4 5h16v11.5h-9L6.5 20v-3.5H4zM8 9.5h8M8 12.5h5' };

function HelpLink() {
  const t = useTranslate();
  const [help] = contactLinks(useApp().state.settings.company, t);
  return help ? (
    <a href={help.href} target={help.external ? '_blank' : undefined} rel="noreferrer">
      <Icon name={help.icon} />
      <span>{help.label}</span>
    </a>
  ) : (
    <ShopLink href="/contact">
      <SvgIcon shape={speech} />
      <span>{t('nav.contact')}</span>
    </ShopLink>
  );
}

function CheckoutHeader() {
  const t = useTranslate();
  return (
    <Header
      logo={<Logo />}
      home={{ href: '/', label: t('site.logoAlt') }}
      title={t('checkout.secure')}
      actions={<HelpLink />}
      languageSwitch={<LanguageSwitch hrefs={useLanguageHrefs()} />}
    />
  );
}

function CheckoutFooter() {
  const t = useTranslate();
  const language = useLanguage();
  const { settings, dispatchDate } = useApp().state;
  return (
    <Footer>
      <nav aria-label={t('checkout.policies')}>
        <ShopLink href="/shipping-return-policy">{t('footer.shippingReturnPolicy')}</ShopLink>
        <ShopLink href="/term-of-use">{t('footer.termOfUse')}</ShopLink>
        <ShopLink href="/privacy-protection-policy">{t('footer.privacyPolicy')}</ShopLink>
        <HelpLink />
      </nav>
      <p>
        {t('footer.copyright', { year: dispatchDate.slice(0, 4), legalName: settings.company.legalName[language] })}
      </p>
    </Footer>
  );
}

/** The checkout's own header and footer: nothing that leads away except help, policies and the language. */
export const checkoutFrame: PageFrame = { Header: CheckoutHeader, Footer: CheckoutFooter };
