'use client';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }

  /* Without a script all is seen, and nothing to press. What is cut off must not hold the focus. The last line fades: there is more. */
  @media (scripting: enabled) {
    &[data-collapsed] > [data-part='content']:not(:focus-within) {
      max-block-size: 7.5rem;
      overflow: hidden;
      mask-image: linear-gradient(#000 calc(100% - 3rem), transparent);
    }
  }

  > [data-part='toggle'] {
    min-block-size: 2.75rem;
    padding: 0;
    color: var(--color-accent);
    font: inherit;
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    background: none;
    border: 0;
    cursor: pointer;

    @media (scripting: none) {
      display: none;
    }
  }

  @media print {
    &[data-collapsed] > [data-part='content']:not(:focus-within) {
      max-block-size: none;
      mask-image: none;
    }

    > [data-part='toggle'] {
      display: none;
    }
  }
`;

export interface ReadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** A text of more than about five lines; a shorter one needs no fold. */
  children: ReactNode;
  /** Words of the button: "See more", "See less". */
  moreLabel: string;
  lessLabel: string;
}

/** A long text of which the first lines are seen until more is asked for. All of it is in the page, for search engines and readers without a script. */
export function ReadMore({ children, moreLabel, lessLabel, ...rest }: ReadMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Root {...rest} data-part="read-more" data-collapsed={!open || undefined}>
      <div id={id} data-part="content">
        {children}
      </div>
      <button type="button" data-part="toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? lessLabel : moreLabel}
      </button>
    </Root>
  );
}
