import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { useUi } from '@mahd/ui/provider';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { SummaryColumns, surface } from '../../shell/ClientOnlyPage.styles.js';

const Shape = styled(SummaryColumns)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The place of a line: picture, name and quantity. */
const Line = styled.div`
  display: grid;
  grid-template-columns: calc(3.5 * var(--space-rem)) minmax(0, 1fr);
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

/** The place of the order summary. */
const Summary = styled.div`
  ${surface}

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** The shape of a cart, shown until it has been read. */
export function CartSkeleton() {
  const { t } = useUi();
  return (
    <Shape aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap={16}>
        {[0, 1].map((line) => (
          <Line key={line}>
            <Skeleton shape="picture" />
            <Skeleton lines={2} />
            <Skeleton shape="button" />
          </Line>
        ))}
      </Stack>
      <Summary>
        <Skeleton lines={2} />
        <Skeleton lines={4} />
        <Skeleton shape="button" />
      </Summary>
    </Shape>
  );
}
