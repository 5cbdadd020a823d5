import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type Ref } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { sendReviewAtom, type ReviewOutcome } from '@mahd/data/reviews';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Notice } from '@mahd/ui/Notice';
import { ReviewForm, type ReviewFormValues } from '@mahd/ui/ReviewForm';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { createFormDraft } from '../../shell/createFormDraft.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { LogInLink } from '../account/LogInLink.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { problemText } from '../../shell/problemText.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

/** A review that could not be sent because the session had expired. The login is another page. */
const draftOf = (product: string) => createFormDraft(`review:${product}`, { rating: '', comment: '' });

/** A login link, or a button that opens the review form. Renders nothing for visitors who cannot have an account. */
export function WriteReview({ product }: { product: string }) {
  const t = useTranslate();
  const ready = useClientStateReady();
  const loggedIn = useAtomValue(isAuthenticatedAtom) && ready;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (loggedIn && draftOf(product).load().comment !== '') setOpen(true);
  }, [loggedIn, product]);
  // A draft opens the form too, but does not take the focus.
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterChange(pressed, form);
  if (useCartBadge() === null) return null;
  if (!loggedIn && !open) {
    return (
      <div>
        <LogInLink>{t('reviews.loginFirst')}</LogInLink>
      </div>
    );
  }
  if (!open) {
    return (
      <div>
        <Button
          variant="outline"
          onClick={() => {
            setOpen(true);
            setPressed(true);
          }}
        >
          {t('reviews.write')}
        </Button>
      </div>
    );
  }
  return <Form ref={form} product={product} />;
}

/** Keeps the input when the session has expired, and asks to log in. */
function Form({ ref, product }: { ref: Ref<HTMLFormElement>; product: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { state } = useApp();
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
    // Error messages are in the `cart` domain, which product pages do not load.
    if (result.kind === 'failed') await state.messagesOf(language).load(['cart']);
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
      maxLength={MAX_LENGTHS.review}
      pending={sending}
      onSubmit={(review) => void submit(review)}
      outcome={
        outcome?.kind === 'loginNeeded' ? (
          <Notice live tone="warning">
            <LogInLink size="small">{t(outcome.messageKey)}</LogInLink>
          </Notice>
        ) : (
          outcome?.kind === 'failed' && (
            <Notice live tone="danger">
              {problemText(t, outcome)}
            </Notice>
          )
        )
      }
    />
  );
}
