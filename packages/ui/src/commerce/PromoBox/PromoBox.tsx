'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { Spinner } from '../../feedback/Spinner/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { visuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Field } from '../../forms/Field/index.js';
import { strings } from './strings.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);

    > input {
      flex: 1 1 9rem;
    }

    /* In the place of the label, so that the button keeps its width. */
    [data-part='spinner'] {
      position: absolute;

      + span {
        visibility: hidden;
      }
    }
  }

  [data-part='applied'] {
    --icon-size: 1.25rem;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    align-items: center;
    padding-block: var(--space-4);
    padding-inline: var(--space-12) var(--space-4);
    color: var(--color-success);
    background: var(--color-success-surface);
    border-radius: var(--radius-field);

    > span {
      flex: 1;
      overflow-wrap: anywhere;
    }

    /* The accent colour lacks contrast for small text on this green. */
    > [data-part='button'] {
      color: var(--color-ink);
    }
  }

  [data-part='message'] {
    --icon-size: 1.25em;
    display: flex;
    gap: var(--space-4);
    align-items: flex-start;
    font-size: var(--text-14);

    > svg {
      block-size: calc(1em * var(--leading-body));
    }

    > span {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    &:empty {
      display: none;
    }

    &[data-tone='danger'] {
      color: var(--color-danger);
    }

    &[data-tone='success'] {
      color: var(--color-success);
    }

    &[data-announced] {
      ${visuallyHidden}
    }
  }
`;

export interface PromoBoxProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSubmit' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The applied code. */
  code?: string | null;
  /** Called with the trimmed text. It may be empty, which has its own message. */
  onApply(code: string): void;
  /** Called when the remove button of the applied code is pressed. */
  onRemove(): void;
  /** The most characters that a code has. */
  maxLength?: number;
  /** Whether a code is being checked. */
  pending?: boolean;
  /** The result of the last code, announced to screen readers. The applied code shows a success by itself. */
  message?: { tone: 'success' | 'danger'; text: ReactNode } | null;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'PromoBox'>;
}

/** A field for a promo code, or the applied code with a button that removes it. */
export function PromoBox({
  code,
  onApply,
  onRemove,
  maxLength,
  pending = false,
  message,
  strings: replaced,
  ...rest
}: PromoBoxProps) {
  const t = useComponentStrings(strings, replaced);
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const applied = Boolean(code);
  const wasApplied = useRef(applied);

  // Field and Remove button replace each other: move the focus to the new one, or it is lost.
  useEffect(() => {
    if (wasApplied.current === applied) return;
    wasApplied.current = applied;
    if (document.activeElement === document.body) (field.current ?? removeButton.current)?.focus();
  }, [applied]);

  const failed = message?.tone === 'danger';
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) onApply(field.current?.value.trim() ?? '');
  };
  return (
    <Root {...rest} data-part="promo-box">
      {code ? (
        <div data-part="applied">
          <Icon name="check" />
          <span>{t('applied', { code })}</span>
          <Button ref={removeButton} variant="ghost" size="small" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Field label={t('code')} describedBy={messageId}>
            {(control) => (
              <div data-part="row">
                <input
                  {...control}
                  ref={field}
                  name="promo_code"
                  maxLength={maxLength}
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  placeholder={t('placeholder')}
                  aria-invalid={failed || undefined}
                />
                <Button type="submit" variant="outline" aria-disabled={pending || undefined}>
                  {pending && <Spinner />}
                  <span>{t('submit')}</span>
                </Button>
              </div>
            )}
          </Field>
        </form>
      )}
      <p
        data-part="message"
        id={messageId}
        role="status"
        data-tone={message?.tone}
        data-announced={(applied && message?.tone === 'success') || undefined}
      >
        {failed && <Icon name="warning" />}
        {message && <span>{message.text}</span>}
      </p>
    </Root>
  );
}
