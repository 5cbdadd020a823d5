'use client';
import { useId, useRef, useState, type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { Spinner } from '../../feedback/Spinner/index.js';
import { TextArea } from '../../forms/TextArea/index.js';
import { StarsField } from './StarsField.js';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  max-inline-size: 40rem;

  > [data-part='button'] {
    justify-self: start;
  }
`;

/** What was written. */
export interface ReviewWritten {
  /** 1 to 5. */
  rating: number;
  comment: string;
}

export interface ReviewFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'> {
  ref?: Ref<HTMLFormElement>;
  /** Names the form and says what it does: "Write a review". */
  label: string;
  ratingLabel: string;
  /** Each star in words: "3 out of 5". */
  starLabel: (stars: number) => string;
  commentLabel: string;
  commentHint?: string;
  submitLabel: string;
  /** Said when nothing was chosen or written. */
  required: { rating: string; comment: string };
  /** Longest comment, characters. */
  maxLength?: number;
  /** Is being sent: the form waits and keeps what was written. */
  sending?: boolean;
  /** How it ended, a `Notice`; stands above the button. */
  outcome?: ReactNode;
  /** Only called with a rating and a comment. */
  onSubmit: (review: ReviewWritten) => void;
}

/** Writing a review: stars and a comment. What is missing is said at its field, and the first of them gets the focus; nothing written is lost. */
export function ReviewForm({
  label,
  ratingLabel,
  starLabel,
  commentLabel,
  commentHint,
  submitLabel,
  required,
  maxLength = 2000,
  sending = false,
  outcome,
  onSubmit,
  ...rest
}: ReviewFormProps) {
  const id = useId();
  const stars = useRef<HTMLFieldSetElement>(null);
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [sent, setSent] = useState(false);
  const wrong = { rating: rating === 0, comment: comment.trim() === '' };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSent(true);
    if (wrong.rating) stars.current?.querySelector('input')?.focus();
    else if (wrong.comment) document.getElementById(`${id}-comment`)?.focus();
    else {
      setSent(false);
      onSubmit({ rating, comment: comment.trim() });
    }
  };

  return (
    <Root aria-label={label} noValidate {...rest} data-part="review-form" onSubmit={send}>
      <StarsField
        ref={stars}
        label={ratingLabel}
        starLabel={starLabel}
        value={rating}
        onValueChange={setRating}
        error={sent && wrong.rating ? required.rating : undefined}
      />
      <TextArea
        id={`${id}-comment`}
        label={commentLabel}
        hint={commentHint}
        value={comment}
        onValueChange={setComment}
        maxLength={maxLength}
        rows={5}
        error={sent && wrong.comment ? required.comment : undefined}
      />
      {outcome}
      <Button type="submit" aria-disabled={sending || undefined}>
        {sending && <Spinner />}
        {submitLabel}
      </Button>
    </Root>
  );
}
