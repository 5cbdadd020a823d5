import { Heading } from '@mahd/ui/Heading';
import { Icon, SvgIcon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import drawing from './drawings/parcel-route.svg?url';

const envelope = { mirror: false, path: 'M4 6h16v12H4zM4 7l8 6 8-6' };

interface TrackingHelpProps {
  /** Whether to link to the orders of an account. */
  withAccount: boolean;
}

/** Where a shopper finds the number of her order, beside the form that asks for it. */
export function TrackingHelp({ withAccount }: TrackingHelpProps) {
  const t = useTranslate();
  return (
    <aside>
      <img src={drawing} alt="" width={480} height={360} />
      <Heading headingLevel={2} size="medium">
        {t('tracking.help')}
      </Heading>
      <ul>
        <li>
          <SvgIcon shape={envelope} />
          {t('tracking.helpMail')}
        </li>
        {withAccount && (
          <li>
            <Icon name="user" />
            <span>
              {t('tracking.helpAccount.before')} <ShopLink href="/order">{t('tracking.helpAccount.link')}</ShopLink>
            </span>
          </li>
        )}
        <li>
          <Icon name="info" />
          <span>
            {t('tracking.helpContact.before')} <ShopLink href="/contact">{t('tracking.helpContact.link')}</ShopLink>
          </span>
        </li>
      </ul>
    </aside>
  );
}
