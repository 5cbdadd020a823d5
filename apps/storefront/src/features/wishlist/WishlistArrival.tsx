import { Suspense } from 'react';
import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useUi } from '@mahd/ui/provider';
import { useMessages } from '../../shell/useMessages.js';

const DeliveryPromise = lazyWithRetry(
  async () => ({ default: (await import('../delivery/DeliveryPromise.js')).DeliveryPromise }),
  { quiet: true },
);

/** Two lines with an icon each. Only desktops have room for them. */
const Lines = styled.div`
  display: none;

  ${media.desktop} {
    --icon-size: 1.25rem;
    display: grid;
    gap: var(--space-8);
    font-size: var(--text-14);

    > p {
      display: flex;
      gap: var(--space-8);
      align-items: center;
    }

    > p:first-child {
      color: var(--color-success);
      font-weight: var(--weight-medium);
    }
  }
`;

/** That a product is in stock, and when it arrives, or that it can be waited for. */
export function WishlistArrival({ inStock }: { inStock: boolean }) {
  const { t } = useMessages('delivery');
  const { t: ui } = useUi();
  return (
    <Lines data-part="arrival" data-sale>
      {inStock ? (
        <>
          <p>
            <Icon name="check" />
            {ui('inStock')}
          </p>
          <Suspense>
            <DeliveryPromise />
          </Suspense>
        </>
      ) : (
        t('delivery.outOfStock')
      )}
    </Lines>
  );
}
