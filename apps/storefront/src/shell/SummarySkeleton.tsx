import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { useUi } from '@mahd/ui/provider';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { SummaryColumns, surface } from './ClientOnlyPage.styles.js';

const Shape = styled(SummaryColumns)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The place of a section or of the order summary. */
export const SkeletonPanel = styled.div`
  ${surface}

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** The shape of a page with an order summary, shown until its content is known. */
export function SummarySkeleton({ children }: { children: ReactNode }) {
  const { t } = useUi();
  return (
    <Shape aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap={16}>{children}</Stack>
      <SkeletonPanel>
        <Skeleton lines={2} />
        <Skeleton lines={4} />
        <Skeleton shape="button" />
      </SkeletonPanel>
    </Shape>
  );
}
