import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { withdrawReviewAtom, type OwnReview as Review, type WithdrawOutcome } from '@mahd/data/reviews';
import { Button } from '@mahd/ui/Button';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { StarRating } from '@mahd/ui/StarRating';
import { useTranslate } from '../../app/AppContext.js';
import { ProblemNotice } from '../../shell/ProblemNotice.js';

interface OwnReviewProps {
  product: string;
  review: Review;
  onWithdrawn: () => void;
}

/** The review that the customer has written of a product before, which she can withdraw. */
export function OwnReview({ product, review, onWithdrawn }: OwnReviewProps) {
  const t = useTranslate();
  const withdraw = useSetAtom(withdrawReviewAtom);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Extract<WithdrawOutcome, { kind: 'failed' }> | null>(null);

  const press = async () => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const outcome = await withdraw(product);
    if (outcome.kind === 'withdrawn') return onWithdrawn();
    setProblem(outcome);
    setPending(false);
  };
  return (
    <Notice title={t(`reviews.own.${review.state}`)}>
      <Stack gap={12} align="start">
        <StarRating rating={review.rating} />
        <p lang={review.language} dir="auto">
          {review.comment}
        </p>
        {problem && <ProblemNotice problem={problem} />}
        <Button size="small" variant="outline" aria-disabled={pending || undefined} onClick={() => void press()}>
          {pending && <Spinner />}
          {t('reviews.withdraw')}
        </Button>
      </Stack>
    </Notice>
  );
}
