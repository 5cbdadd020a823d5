import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);

  /* Takes no space without variants. */
  &:empty {
    display: none;
  }

  [data-part='group'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
  }

  [data-part='head'] {
    display: flex;
    gap: var(--space-4) var(--space-16);
    justify-content: space-between;
  }

  /*
   * Beside the label and never wider than the rest of the line: it appears after hydration and must not shift the
   * layout.
   */
  [data-part='fitting'] {
    min-inline-size: 0;
    overflow: hidden;
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='label'] {
    flex: none;
    max-inline-size: 100%;
    color: var(--color-ink-soft);
  }

  [data-part='chosen'] {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }

  [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
  }

  [data-part='option'] {
    position: relative;
    display: inline-flex;
    gap: var(--space-8);
    align-items: center;
    justify-content: center;
    min-inline-size: 3.5rem;
    min-block-size: 2.75rem;
    padding: var(--space-4) var(--space-12);
    overflow: hidden;
    color: var(--color-ink);
    line-height: 1.5;
    text-decoration: none;
    background: var(--color-surface);
    border: 1.5px solid var(--color-control-line);
    border-radius: var(--radius-card);
    transition: border-color var(--motion-fast) var(--ease-out);

    &:hover {
      border-color: var(--color-accent);
    }

    &[data-selected] {
      font-weight: var(--weight-medium);
      background: var(--color-pastel-3);
      border-color: var(--color-accent);
      box-shadow: inset 0 0 0 1px var(--color-accent);
    }

    &[data-unavailable] {
      color: var(--color-ink-soft);
      border-style: dashed;
    }

    /* A coloured corner inside the option's own box. */
    &[data-fits]::before {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      background: var(--color-accent);
      border-end-start-radius: 100%;
      content: '';

      @media (forced-colors: active) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }

    @media (forced-colors: active) {
      &[data-selected] {
        outline: 2px solid Highlight;
      }
    }
  }

  [data-part='text'] {
    display: grid;
    justify-items: center;
  }

  [data-part='note'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }

  [data-part='picture'] {
    flex: none;
    inline-size: 2.75rem;
    margin-inline-start: calc(-1 * var(--space-8));
    border-radius: var(--radius-field);

    img {
      transform: scale(var(--option-zoom, 1));
      transform-origin: var(--option-focus, center);
    }

    ~ [data-part='text'] {
      justify-items: start;
    }
  }

  [data-part='swatch'] {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-start: calc(-1 * var(--space-4));

    @media (forced-colors: active) {
      forced-color-adjust: none;
    }
  }
`;
