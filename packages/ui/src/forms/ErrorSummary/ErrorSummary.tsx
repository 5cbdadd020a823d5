'use client';
import { useEffect, useState, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { belowTablet } from '../../foundation/breakpoints.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { warning } from '../../foundation/icons/icons.js';
import { isPlainClick } from '../../foundation/isPlainClick.js';
import { useUi } from '../../foundation/UiProvider.js';
import { focusControl } from '../focusControl.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  padding: var(--space-16);
  border: 1px solid color-mix(in srgb, var(--color-danger) 35%, transparent);
  border-radius: var(--radius-card);
  background: var(--color-danger-surface);

  > svg {
    /* Centred on the first line for any line height. */
    block-size: 1lh;
    color: var(--color-danger);
  }

  [data-part='title'] {
    font-weight: var(--weight-bold);
  }

  /* Short ones are beside each other, on phones below each other: lines of one and of two would be ragged. */
  ul {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: var(--space-8) var(--space-16);
    list-style: '';
    /* A long word would widen its item. */
    overflow-wrap: anywhere;

    @media ${belowTablet} {
      flex-direction: column;
    }
  }

  a {
    color: var(--color-danger);
    font-weight: var(--weight-medium);
  }
`;

export interface SummarizedError {
  /** Id of the invalid control. */
  controlId: string;
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** In the order of the form. Renders nothing without errors. */
  errors: readonly SummarizedError[];
  /** Title; "Please check the fields below" by default. */
  title?: ReactNode;
}

/** All errors of a form, above it, with links to the fields. Announced when it appears, but not when its errors change. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 && <Summary {...props} />;
}

function Summary({ errors, title, ...rest }: ErrorSummaryProps) {
  const { t } = useUi();
  const [isNew, setIsNew] = useState(true);
  // Long enough for an alert to be read.
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), 1000);
    return () => clearTimeout(timer);
  }, []);
  const followLink = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (isPlainClick(event) && focusControl(id)) event.preventDefault();
  };
  return (
    <Root role={isNew ? 'alert' : undefined} {...rest} data-part="error-summary">
      <SvgIcon shape={warning} />
      <p data-part="title">{title ?? t('errorSummary')}</p>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={(event) => followLink(event, controlId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
