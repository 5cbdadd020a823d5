import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Skeleton } from '@mahd/ui/Skeleton';
import { SummarySkeleton } from '../../shell/SummarySkeleton.js';

/** The place of a line: picture, name and quantity. */
const Line = styled.div`
  display: grid;
  grid-template-columns: calc(5 * var(--space-rem)) minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  align-items: start;
  padding: var(--space-12);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > :last-child {
    inline-size: 8.5rem;
  }

  ${media.wide} {
    grid-template-columns: 7rem minmax(0, 1fr) 8.5rem;
    gap: var(--space-24);
    padding: var(--space-16);
  }
`;

/** The shape of a cart, shown until it has been read. */
export const CartSkeleton = () => (
  <SummarySkeleton>
    {[0, 1].map((line) => (
      <Line key={line}>
        <Skeleton shape="picture" />
        <Skeleton lines={2} />
        <Skeleton shape="button" />
      </Line>
    ))}
  </SummarySkeleton>
);
