import { styled } from 'styled-components';
import { Text } from '@mahd/ui/Text';
import { useApp } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useMessages } from '../../shell/useMessages.js';

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  justify-content: center;
`;

const Centred = styled.div`
  text-align: center;
`;

/** Below the checkout button: how one can pay, and that items can be returned. */
export function Assurance() {
  const { t } = useMessages('shellDeferred');
  const { methods } = useApp().state.settings.paymentOptions;
  return (
    <>
      <Marks>
        {methods.map((method) => (
          <img
            key={method}
            src={`/payment-marks/${method}.svg`}
            alt={t(`footer.${method}`)}
            width={48}
            height={30}
            loading="lazy"
          />
        ))}
      </Marks>
      <Centred>
        <Text size="small" muted>
          <ShopLink href="/return-refund-policy">{t('cart.returns')}</ShopLink>
        </Text>
      </Centred>
    </>
  );
}
