'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { useOpenState, type OpenStateProps } from '../../foundation/useOpenState.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  /* Without JavaScript everything is visible and the button is hidden. */
  @media (scripting: enabled) {
    &[data-collapsed][data-first='3'] > [data-part='content'] li:nth-child(n + 4),
    &[data-collapsed][data-first='4'] > [data-part='content'] li:nth-child(n + 5),
    &[data-collapsed][data-first='6'] > [data-part='content'] li:nth-child(n + 7),
    &[data-collapsed][data-first='8'] > [data-part='content'] li:nth-child(n + 9) {
      display: none;
    }
  }

  > [data-part='more'] {
    display: grid;
    justify-items: center;
    grid-template-columns: minmax(0, 1fr);

    @media (scripting: none) {
      display: none;
    }
  }

  @media print {
    > [data-part='more'] {
      display: none;
    }
  }
`;

export interface ShowMoreProps extends OpenStateProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** A list of `total` items: a `Grid` or `ProductGrid`. */
  children: ReactNode;
  /** Number of items in the list. */
  total: number;
  /** Number of items visible while collapsed. */
  first?: 3 | 4 | 6 | 8;
  /** Button labels: "Show more", "Show less". */
  moreLabel: string;
  /** Label of the button while expanded: "Show less". */
  lessLabel: string;
}

/**
 * Shows the first items of a list and expands on demand. All items are in the HTML, for search engines and without
 * JavaScript. For lists too long for one page, use `Pagination`.
 */
export function ShowMore({
  children,
  total,
  first = 4,
  moreLabel,
  lessLabel,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: ShowMoreProps) {
  const id = useId();
  const [opened, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <Root {...rest} data-part="show-more" data-first={first} data-collapsed={!opened || undefined}>
      <div id={id} data-part="content">
        {children}
      </div>
      {total > first && (
        <div data-part="more">
          <Button
            variant="outline"
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => requestOpen(!opened, 'trigger-press')}
          >
            {opened ? lessLabel : moreLabel}
          </Button>
        </div>
      )}
    </Root>
  );
}
