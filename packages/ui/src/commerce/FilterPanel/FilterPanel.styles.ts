import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  overflow-wrap: anywhere;

  [data-part='group'] {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  /* Drawn below each group: a legend would sit on a border above it. */
  [data-part='group']:has(+ [data-part='group']) {
    padding-block-end: var(--space-16);
    border-block-end: 1px solid var(--color-line);
  }

  [data-part='legend'] {
    display: block;
    max-inline-size: 100%;
    padding: 0;
    margin-block-end: var(--space-8);
    font-weight: var(--weight-bold);
  }

  /* Two columns in a wide panel, such as the sheet on a tablet. */
  fieldset:has(> [data-part='choice']) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    column-gap: var(--space-24);
  }

  [data-part='choice'] {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    min-block-size: var(--touch, 2.5rem);
    line-height: 1.5;
    cursor: pointer;

    &:hover {
      color: var(--color-accent);
    }

    > input {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin: 0;
    }

    &:has(> input:checked) {
      font-weight: var(--weight-medium);
    }
  }

  [data-part='links'] {
    columns: 13rem;
    column-gap: var(--space-24);
    list-style: '';

    > li {
      break-inside: avoid;
    }

    [data-part='links'] {
      columns: auto;
      padding-inline-start: var(--space-16);
      border-inline-start: 2px solid var(--color-line);
    }
  }

  [data-part='count'] {
    margin-inline-start: var(--space-8);
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }

  [data-part='link'] {
    display: flex;
    align-items: center;
    min-block-size: var(--touch, 2.25rem);
    padding-block: var(--space-4);
    color: var(--color-ink);
    line-height: 1.5;
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }

    &[data-empty] {
      color: var(--color-ink-soft);
    }

    &[aria-current] {
      color: var(--color-accent);
      font-weight: var(--weight-medium);
    }
  }

  /* The button is below the fields where it does not fit beside them. */
  [data-part='range'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    align-items: end;

    > [data-part='button'] {
      min-block-size: 2.75rem;
      padding-inline: var(--space-12);
    }
  }

  noscript > [data-part='button'] {
    inline-size: 100%;
  }

  [data-part='field'] {
    display: flex;
    flex: 1 1 4.5rem;
    flex-direction: column;
    gap: var(--space-4);
    min-inline-size: 0;
    color: var(--color-ink-soft);
    font-size: var(--text-14);

    > input {
      inline-size: 100%;
      min-block-size: 2.75rem;
      padding: var(--space-8) var(--space-12);
      color: var(--color-ink);
      font-size: max(1rem, 1em);
      /* A number, from left to right, starts where the label does. */
      text-align: match-parent;
      background: var(--color-surface);
      border: 1px solid var(--color-control-line);
      border-radius: var(--radius-field);

      &[aria-invalid] {
        border-color: var(--color-danger);
        box-shadow: inset 0 0 0 1px var(--color-danger);
      }
    }
  }

  [data-part='error-message'] {
    --icon-size: 1.25em;
    display: flex;
    gap: var(--space-4);
    padding-block-start: var(--space-8);
    color: var(--color-danger);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);

    > svg {
      block-size: 1lh;
    }
  }
`;
