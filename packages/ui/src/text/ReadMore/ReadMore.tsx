'use client';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { belowDesktop, belowWide, media } from '../../foundation/breakpoints.js';

/*
 * Clipped content cannot be focused. The last lines fade out ever more slowly, down to nothing above the edge: wherever
 * it cuts through a line, that half is not seen.
 */
const clipped = css`
  max-block-size: var(--read-more-size, 7.5rem);
  margin-block-end: -0.75rem;
  overflow: hidden;
  mask-image: linear-gradient(
    #000 calc(100% - 5.5rem),
    rgb(0 0 0 / 0.5) calc(100% - 4rem),
    rgb(0 0 0 / 0.15) calc(100% - 3rem),
    rgb(0 0 0 / 0.03) calc(100% - 2.25rem),
    transparent calc(100% - 1.75rem)
  );
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }

  /* Without JavaScript, and in print, everything is visible and the button is hidden. */
  @media screen and (scripting: enabled) {
    &[data-collapsed]:not([data-clip-below]) > [data-part='content']:not(:focus-within) {
      ${clipped}
    }
  }

  @media screen and (scripting: enabled) and ${belowWide} {
    &[data-collapsed][data-clip-below='wide'] > [data-part='content']:not(:focus-within) {
      ${clipped}
    }
  }

  @media screen and (scripting: enabled) and ${belowDesktop} {
    &[data-collapsed][data-clip-below='desktop'] > [data-part='content']:not(:focus-within) {
      ${clipped}
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
    > [data-part='toggle'] {
      display: none;
    }
  }

  ${media.wide} {
    &[data-clip-below='wide'] > [data-part='toggle'] {
      display: none;
    }
  }

  ${media.desktop} {
    &[data-clip-below='desktop'] > [data-part='toggle'] {
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
  /** The breakpoint from which the whole text is shown, without a button: 768 px or 1024 px. Omit to clip it everywhere. */
  clipBelow?: 'wide' | 'desktop';
}

/**
 * Clips a long text to its first lines and expands on demand. The whole text is in the HTML, for search engines and
 * without JavaScript. `--read-more-size` sets the height of the clipped text.
 */
export function ReadMore({ children, moreLabel, lessLabel, clipBelow, ...rest }: ReadMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Root {...rest} data-part="read-more" data-collapsed={!open || undefined} data-clip-below={clipBelow}>
      <div id={id} data-part="content">
        {children}
      </div>
      <button type="button" data-part="toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? lessLabel : moreLabel}
      </button>
    </Root>
  );
}
