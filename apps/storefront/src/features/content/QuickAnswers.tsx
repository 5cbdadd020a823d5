import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { FormPanel, LinkRows } from './Contact.styles.js';

const links = [
  { href: '/order-tracking', icon: 'truck', label: 'nav.orderTracking' },
  { href: '/return-refund-policy', icon: 'package', label: 'content.returns' },
  { href: '/faq', icon: 'info', label: 'nav.faq' },
  { href: '/product-faqs', icon: 'bag', label: 'nav.productFaqs' },
] as const;

/** The pages that answer most questions at once, beside the form that takes a day. */
export function QuickAnswers() {
  const t = useTranslate();
  return (
    <FormPanel aria-labelledby="quick-answers">
      <Heading headingLevel={2} size="medium" id="quick-answers">
        {t('content.quickAnswers')}
      </Heading>
      <LinkRows>
        {links.map(({ href, icon, label }) => (
          <li key={href}>
            <ShopLink href={href}>
              <Icon name={icon} />
              <span>{t(label)}</span>
              <Icon name="chevron-end" />
            </ShopLink>
          </li>
        ))}
      </LinkRows>
    </FormPanel>
  );
}
