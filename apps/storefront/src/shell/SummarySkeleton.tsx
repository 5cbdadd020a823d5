import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { useUi } from '@mahd/ui/provider';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { SummaryColumns, surface } from './Panels.styles.js';

const Shape = styled(SummaryColumns)`
  @media (scripting: none) {
    display: none;
  }

  &[data-folds] > :last-child {
    display: none;

    ${media.desktop} {
      display: flex;
    }
  }
`;

/** The place of an order summary that is folded into a bar. */
const Bar = styled.div`
  ${surface}
  justify-content: center;
  min-block-size: 3.5rem;
  padding-block: var(--space-12);

  ${media.desktop} {
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

interface SummarySkeletonProps {
  /** Whether windows without room beside it fold the order summary into a bar above the rest. */
  folds?: boolean;
  children: ReactNode;
}

/** The shape of a page with an order summary, shown until its content is known. */
export function SummarySkeleton({ folds, children }: SummarySkeletonProps) {
  const { t } = useUi();
  return (
    <Shape aria-busy="true" data-folds={folds}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {folds && (
        <Bar>
          <Skeleton />
        </Bar>
      )}
      <Stack gap={16}>{children}</Stack>
      <SkeletonPanel>
        <Skeleton lines={2} />
        <Skeleton lines={4} />
        <Skeleton shape="button" />
      </SkeletonPanel>
    </Shape>
  );
}
