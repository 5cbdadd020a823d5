import { styled } from 'styled-components';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useApp } from '../../app/AppContext.js';
import { contactLinks } from '../../shell/contactLinks.js';
import { useMessages } from '../../shell/useMessages.js';

/** Aligns the links with the question above: a small button has 1rem of padding. */
const Help = styled.section`
  > a {
    margin-inline-start: -1rem;
  }
`;

/** Links to call or write to the company, beside what a shopper may have questions about. Nothing unless configured. */
export function ContactHelp() {
  const { t } = useMessages('shellDeferred');
  const links = contactLinks(useApp().state.settings.company, t);
  if (links.length === 0) return null;
  return (
    <Help data-part="contact-help" aria-label={t('help.question')}>
      <p>{t('help.question')}</p>
      {links.map(({ href, label, icon, external }) => (
        <LinkButton key={href} href={href} variant="ghost" size="small" target={external ? '_blank' : undefined}>
          <Icon name={icon} />
          {label}
        </LinkButton>
      ))}
    </Help>
  );
}
