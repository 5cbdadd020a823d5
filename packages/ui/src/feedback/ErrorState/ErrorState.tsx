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
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** Called by "Try again". Without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is running. The button cannot be pressed again meanwhile. */
  retrying?: boolean;
  /** Another action beside "Try again". */
  action?: ReactNode;
}

/** Replaces content that could not be loaded, announces the error and offers to retry. */
export function ErrorState({
  drawing,
  title,
  level = 2,
  text,
  onRetry,
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const { t } = useUi();
  const Title = `h${level}` as const;
  return (
    <Root role="alert" {...rest} data-part="error-state">
      {drawing && <div data-part="drawing">{drawing}</div>}
      <Title data-part="title">{title}</Title>
      {text && <p data-part="text">{text}</p>}
      {(onRetry || action) && (
        <div data-part="action">
          {onRetry && (
            // `aria-disabled` keeps the focus on the button while retrying.
            <Button variant="outline" aria-disabled={retrying || undefined} onClick={retrying ? undefined : onRetry}>
              {retrying && <Spinner />}
              {t('tryAgain')}
            </Button>
          )}
          {action}
        </div>
      )}
    </Root>
  );
}
