import { styled } from 'styled-components';
import { Text } from '@mahd/ui/Text';
import { ShopLink } from '../../app/ShopLink.js';
import { PaymentMarks } from '../../shell/PaymentMarks.js';
import { useMessages } from '../../shell/useMessages.js';

/** In one row: on phones they get smaller. */
const Marks = styled.div`
  display: flex;
  gap: var(--space-8);
  justify-content: center;
  filter: var(--picture-filter);

  > img {
    min-inline-size: 0;
  }
`;

const Centred = styled.div`
  text-align: center;
`;

/** Below the checkout button: how one can pay, and that items can be returned. */
export function Assurance() {
  const { t } = useMessages('shellDeferred');
  return (
    <>
      <Marks>
        <PaymentMarks />
      </Marks>
      <Centred>
        <Text size="small" muted>
          <ShopLink href="/return-refund-policy">{t('promises.returns')}</ShopLink>
        </Text>
      </Centred>
    </>
  );
}
