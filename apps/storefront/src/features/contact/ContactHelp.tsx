import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { contactLinks } from '../../shell/contactLinks.js';

/** Links to call or write to the company, beside what a shopper may have questions about. Nothing unless configured. */
export function ContactHelp() {
  const t = useTranslate();
  const links = contactLinks(useApp().state.settings.company, t);
  if (links.length === 0) return null;
  return (
    <section aria-label={t('help.question')}>
      <p>{t('help.question')}</p>
      {links.map(({ href, label, icon, external }) => (
        <LinkButton key={href} href={href} variant="ghost" size="small" target={external ? '_blank' : undefined}>
          <Icon name={icon} />
          {label}
        </LinkButton>
      ))}
    </section>
  );
}
