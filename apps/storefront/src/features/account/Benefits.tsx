import type { ReactNode } from 'react';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';
import { BenefitsPanel } from './Benefits.styles.js';
import drawing from './drawings/heart-garland.svg?url';

const points = [
  { icon: 'package', text: 'login.benefitOrders' },
  { icon: 'heart', text: 'login.benefitWishlist' },
  { icon: 'truck', text: 'login.benefitCheckout' },
] as const;

interface BenefitsProps {
  /** Below the benefits. */
  children?: ReactNode;
}

/** The benefits of an account, shown beside login and registration. */
export function Benefits({ children }: BenefitsProps) {
  const t = useTranslate();
  return (
    <BenefitsPanel aria-labelledby="benefits">
      <div>
        <img src={drawing} alt="" width={500} height={500} loading="lazy" />
        <Heading headingLevel={2} size="medium" id="benefits">
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
        {children}
      </div>
    </BenefitsPanel>
  );
}
