import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { findOwnReviewAtom, sendReviewAtom, type OwnReview as Review, type ReviewOutcome } from '@mahd/data/reviews';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { ReviewForm, type ReviewFormValues } from '@mahd/ui/ReviewForm';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Spinner } from '@mahd/ui/Spinner';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { createFormDraft } from '../../shell/createFormDraft.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { LogInLink } from '../account/LogInLink.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { ProblemNotice } from '../../shell/ProblemNotice.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

const OwnReview = lazyWithRetry(async () => ({ default: (await import('./OwnReview.js')).OwnReview }));

/** An unsent review: the language may change, the page be reloaded, or the session have expired. */
const draftOf = (product: string) => createFormDraft(`review:${product}`, { rating: '', comment: '' });

/**
 * A login link, or a button that opens the review form, or the review of this customer. Renders nothing for visitors who
 * cannot have an account.
 */
export function WriteReview({ product }: { product: string }) {
  const t = useTranslate();
  const ready = useClientStateReady();
  const loggedIn = useAtomValue(isAuthenticatedAtom) && ready;
  const find = useSetAtom(findOwnReviewAtom);
  const [opened, setOpened] = useState<'form' | Review | null>(null);
  const [opening, setOpening] = useState(false);
  // A draft opens the form too, but does not take the focus.
  const [pressed, setPressed] = useState<'write' | 'withdraw' | null>(null);
  useEffect(() => {
    if (!loggedIn || draftOf(product).load().comment === '') return;
    void find(product).then((own) => setOpened((before) => before ?? own ?? 'form'));
  }, [loggedIn, product, find]);
  const shown = useRef<HTMLElement>(null);
  const show = (element: HTMLElement | null) => {
    shown.current = element;
  };
  useFocusAfterChange(pressed, shown);
  if (useCartBadge() === null) return null;
  if (!loggedIn && opened === null) {
    return (
      <div>
        <LogInLink>{t('reviews.loginFirst')}</LogInLink>
      </div>
    );
  }
  const open = async () => {
    if (opening) return;
    setOpening(true);
    const own = await find(product);
    setOpening(false);
    setOpened(own ?? 'form');
    setPressed('write');
  };
  if (opened === null) {
    return (
      <div>
        <Button variant="outline" aria-disabled={opening || undefined} onClick={() => void open()}>
          {opening && <Spinner />}
          {t('reviews.write')}
        </Button>
      </div>
    );
  }
  if (opened === 'form') return <Form ref={show} product={product} isWithdrawn={pressed === 'withdraw'} />;
  return (
    <div ref={show}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <OwnReview
          product={product}
          review={opened}
          onWithdrawn={() => {
            // So that it can be changed and sent again.
            draftOf(product).save({ rating: String(opened.rating), comment: opened.comment });
            setOpened('form');
            setPressed('withdraw');
          }}
        />
      </Suspense>
    </div>
  );
}

/** Keeps the input when the session has expired, and asks to log in. */
function Form({ ref, product, isWithdrawn }: { ref: Ref<HTMLFormElement>; product: string; isWithdrawn: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const send = useSetAtom(sendReviewAtom);
  const draft = draftOf(product);
  const [defaultValues] = useState(() => {
    const { rating, comment } = draft.load();
    return { rating: Number(rating), comment };
  });
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFocusAfterChange(outcome, answer);

  const submit = async ({ rating, comment }: ReviewFormValues) => {
    setSending(true);
    setOutcome(null);
    const result = await send({ product, rating, comment, language });
    if (result.kind === 'loginNeeded') draft.save({ rating: String(rating), comment });
    else if (result.kind !== 'failed') draft.clear();
    setOutcome(result);
    setSending(false);
  };

  if (outcome?.kind === 'held' || outcome?.kind === 'already') {
    return (
      <Notice ref={answer} tabIndex={-1} tone={outcome.kind === 'held' ? 'success' : 'info'}>
        {t(outcome.messageKey)}
      </Notice>
    );
  }
  return (
    <ReviewForm
      ref={ref}
      label={t('reviews.write')}
      ratingLabel={t('reviews.yourRating')}
      starLabel={(stars) => t('reviews.average', { rating: stars })}
      commentLabel={t('reviews.yourComment')}
      commentDescription={t('reviews.commentHint')}
      submitLabel={t('reviews.submit')}
      errorMessages={{ rating: t('reviews.ratingRequired'), comment: t('reviews.commentRequired') }}
      defaultValues={defaultValues}
      onValuesChange={({ rating, comment }) => draft.save({ rating: String(rating), comment })}
      maxLength={MAX_LENGTHS.review}
      pending={sending}
      onSubmit={(review) => void submit(review)}
      outcome={
        outcome?.kind === 'loginNeeded' ? (
          <Notice live tone="warning">
            <LogInLink size="small">{t(outcome.messageKey)}</LogInLink>
          </Notice>
        ) : outcome?.kind === 'failed' ? (
          <ProblemNotice problem={outcome} />
        ) : (
          isWithdrawn && (
            <Notice live tone="success">
              {t('reviews.withdrawn')}
            </Notice>
          )
        )
      }
    />
  );
}
