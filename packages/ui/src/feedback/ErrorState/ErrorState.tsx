'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/index.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Spinner } from '../Spinner/index.js';
import { Root } from '../EmptyState/EmptyState.styles.js';

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Decorative illustration (`Picture`). */
  drawing?: ReactNode;
  /** What failed, in plain words. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 1 | 2 | 3;
  /** What can be done about it. */
  description?: ReactNode;
  /** Called by "Try again". Without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is running. The button cannot be pressed again meanwhile. */
  pending?: boolean;
  /** Other actions beside "Try again". */
  actions?: ReactNode;
}

/** Replaces content that could not be loaded, announces the error and offers to retry. */
export function ErrorState({
  drawing,
  title,
  headingLevel = 2,
  description,
  onRetry,
  pending = false,
  actions,
  ...rest
}: ErrorStateProps) {
  const { t } = useUi();
  const Title = `h${headingLevel}` as const;
  return (
    <Root role="alert" {...rest} data-part="error-state">
      {drawing && <div data-part="drawing">{drawing}</div>}
      <Title data-part="title">{title}</Title>
      {description && <p data-part="text">{description}</p>}
      {(onRetry || actions) && (
        <div data-part="action">
          {onRetry && (
            // `aria-disabled` keeps the focus on the button while retrying.
            <Button variant="outline" aria-disabled={pending || undefined} onClick={pending ? undefined : onRetry}>
              {pending && <Spinner />}
              {t('tryAgain')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
