import { Skeleton } from '@mahd/ui/Skeleton';
import { SkeletonPanel, SummarySkeleton } from '../../shell/SummarySkeleton.js';

/** The shape of the checkout form, shown until it can be filled. */
export const CheckoutSkeleton = () => (
  <SummarySkeleton folds>
    {[0, 1].map((section) => (
      <SkeletonPanel key={section}>
        <Skeleton />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </SkeletonPanel>
    ))}
  </SummarySkeleton>
);
