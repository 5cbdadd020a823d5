import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';
import { Benefits as Root } from './Account.styles.js';

const points = [
  { icon: 'package', text: 'login.benefitOrders' },
  { icon: 'heart', text: 'login.benefitWishlist' },
  { icon: 'truck', text: 'login.benefitCheckout' },
] as const;

/** What an account is good for, beside login and registration. */
export function Benefits() {
  const t = useTranslate();
  return (
    <Root aria-labelledby="benefits">
      <Heading level={2} size={22} id="benefits">
        {t('login.benefitsTitle')}
      </Heading>
      <ul>
        {points.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
    </Root>
  );
}
