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

  /*
   * Without JavaScript everything is visible and the button is hidden. Clipped content cannot be focused. The last
   * visible line fades out.
   */
  @media (scripting: enabled) {
    &[data-collapsed] > [data-part='content']:not(:focus-within) {
      max-block-size: var(--read-more-size, 7.5rem);
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
  /** Text longer than about five lines; shorter texts need no `ReadMore`. */
  children: ReactNode;
  /** Button labels: "See more", "See less". */
  moreLabel: string;
  /** Label of the button while expanded: "Show less". */
  lessLabel: string;
}

/**
 * Clips a long text to its first lines and expands on demand. The whole text is in the HTML, for search engines and
 * without JavaScript. `--read-more-size` sets the height of the clipped text.
 */
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
