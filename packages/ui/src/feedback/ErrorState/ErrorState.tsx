'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/index.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Spinner } from '../Spinner/index.js';
import { Root } from '../EmptyState/EmptyState.styles.js';

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** A calm illustration (`Picture`); decorative. */
  drawing?: ReactNode;
  /** What could not be done, in the shopper's words. */
  title: ReactNode;
  /** Its place in the document's headings. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** Called by "Try again"; without it no button is shown. */
  onRetry?: () => void;
  /** A retry is under way: the button waits and cannot be pressed twice. */
  retrying?: boolean;
  /** Another way on beside "Try again". */
  action?: ReactNode;
}

/** Stands where something would be that could not be loaded, announces it, and offers to try again. */
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
            // Stays focusable while it waits, so that the keyboard keeps its place.
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
