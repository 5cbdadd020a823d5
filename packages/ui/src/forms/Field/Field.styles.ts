import { css, styled } from 'styled-components';

/** Base styles of text controls. At least 16 px, or iOS zooms into the page. */
export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-field);
  color: var(--color-ink);
  background: var(--color-surface);
  font-size: max(1rem, 1em);
  line-height: 1.5;
  text-overflow: ellipsis;
  transition: border-color var(--motion-fast) var(--ease-out);

  &:hover {
    border-color: var(--color-ink-soft);
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
    /* The accent of a brand may be as red as an error. */
    outline-color: var(--color-ink);
  }

  &:disabled {
    color: var(--color-ink-soft);
    background: color-mix(in srgb, var(--color-line) 45%, var(--color-surface));
    cursor: not-allowed;
    opacity: 1;
  }

  &:read-only:not(select, :disabled) {
    background: var(--color-pastel-3);
  }

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;

  /* An empty field follows the page. Its value sets its own direction but stays aligned with the page. */
  &:dir(rtl) :is(input, textarea):placeholder-shown {
    direction: rtl;
  }

  &:dir(rtl) input[dir='ltr']:not(:placeholder-shown) {
    text-align: end;
  }

  [data-part='label'] {
    font-weight: var(--weight-medium);
  }

  [data-part='optional'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }

  [data-part='description'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  [data-part='error-message'] {
    --icon-size: 1.25em;
    display: flex;
    align-items: flex-start;
    gap: var(--space-4);
    color: var(--color-danger);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;

    svg {
      block-size: calc(1em * var(--leading-body));
    }
  }

  [data-part='control'] {
    ${controlStyles}
  }
`;
