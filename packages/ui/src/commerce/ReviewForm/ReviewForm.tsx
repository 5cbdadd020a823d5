'use client';
import { useId, useRef, useState, type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Button } from '../../actions/Button/index.js';
import { Spinner } from '../../feedback/Spinner/index.js';
import { RatingInput } from '../../forms/RatingInput/index.js';
import { TextArea } from '../../forms/TextArea/index.js';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  max-inline-size: 40rem;

  > [data-part='button'] {
    justify-self: start;
  }
`;

export interface ReviewFormValues {
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
}

export interface ReviewFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'> {
  ref?: Ref<HTMLFormElement>;
  /** Accessible name: "Write a review". */
  label: string;
  /** Label of the stars. */
  ratingLabel: string;
  /** Label of each star: "3 out of 5". */
  starLabel: (stars: number) => string;
  /** Label of the comment. */
  commentLabel: string;
  /** Help text of the comment. */
  commentDescription?: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Errors for a missing rating or comment. */
  errorMessages: { rating: string; comment: string };
  /** The rating, 0 for none, and the comment at first: such as a draft. */
  defaultValues?: ReviewFormValues;
  /** Maximum length of the comment, in characters. */
  maxLength?: number;
  /** Whether the review is being submitted. Blocks further submits and keeps the input. */
  pending?: boolean;
  /** The result, a `Notice` above the button. */
  outcome?: ReactNode;
  /** Called with each change, for example to store a draft. */
  onValuesChange?: (values: ReviewFormValues) => void;
  /** Called only with a rating and a comment. */
  onSubmit: (review: ReviewFormValues) => void;
}

/**
 * A form for a star rating and a comment. Errors appear at their fields, the first invalid one gets the focus, and
 * input is never lost.
 */
export function ReviewForm({
  label,
  ratingLabel,
  starLabel,
  commentLabel,
  commentDescription,
  submitLabel,
  errorMessages,
  defaultValues = { rating: 0, comment: '' },
  maxLength = 2000,
  pending = false,
  outcome,
  onValuesChange,
  onSubmit,
  onReset,
  ...rest
}: ReviewFormProps) {
  const id = useId();
  const stars = useRef<HTMLFieldSetElement>(null);
  const [rating, setRating] = useState(defaultValues.rating);
  const [comment, setComment] = useState(defaultValues.comment);
  const [sent, setSent] = useState(false);
  const wrong = { rating: rating === 0, comment: comment.trim() === '' };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSent(true);
    if (wrong.rating) stars.current?.querySelector('input')?.focus();
    else if (wrong.comment) document.getElementById(`${id}-comment`)?.focus();
    else {
      setSent(false);
      onSubmit({ rating, comment: comment.trim() });
    }
  };

  return (
    <Root
      aria-label={label}
      noValidate
      {...rest}
      data-part="review-form"
      onSubmit={send}
      onReset={composeHandlers(onReset, () => {
        setRating(defaultValues.rating);
        setComment(defaultValues.comment);
        setSent(false);
      })}
    >
      <RatingInput
        ref={stars}
        label={ratingLabel}
        starLabel={starLabel}
        value={rating}
        onValueChange={(next) => {
          setRating(next);
          onValuesChange?.({ rating: next, comment });
        }}
        errorMessage={sent && wrong.rating ? errorMessages.rating : undefined}
      />
      <TextArea
        id={`${id}-comment`}
        label={commentLabel}
        description={commentDescription}
        value={comment}
        onValueChange={(next) => {
          setComment(next);
          onValuesChange?.({ rating, comment: next });
        }}
        maxLength={maxLength}
        rows={5}
        errorMessage={sent && wrong.comment ? errorMessages.comment : undefined}
      />
      {outcome}
      <Button type="submit" aria-disabled={pending || undefined}>
        {pending && <Spinner />}
        {submitLabel}
      </Button>
    </Root>
  );
}
