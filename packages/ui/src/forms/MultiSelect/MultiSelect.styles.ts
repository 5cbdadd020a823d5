import { styled } from 'styled-components';
import { choiceStyles } from '../choiceStyles.js';
import { popupStyles } from '../../overlays/popupStyles.js';
import { controlStyles } from '../Field/Field.styles.js';

export const Box = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-8);

  > [data-part='control'] {
    --icon-size: 1.5rem;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
    text-align: start;
    cursor: pointer;
  }

  [data-invalid] > & > [data-part='control'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
    outline-color: var(--color-ink);
  }

  /* A button is read-only for CSS, but not for people. */
  &&& > :enabled[data-part='control']:not([data-read-only]) {
    background: var(--color-surface);
  }

  /* Covers the button, so that the browser's message about a missing choice points to it. */
  > input {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 3rem;
    opacity: 0;
    pointer-events: none;
  }

  > [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    list-style: '';
  }
`;

export const Panel = styled.div`
  ${popupStyles}
  inline-size: min(22rem, 100vw - 2 * var(--space-16));
  max-block-size: min(24rem, 100vh - 2 * var(--space-16));
  padding: var(--space-8) var(--space-16);
  overflow-y: auto;

  > input {
    ${controlStyles}
    margin-block: var(--space-8);
  }

  label {
    ${choiceStyles}
  }

  label[hidden] {
    display: none;
  }

  > [data-part='no-matches'] {
    padding-block: var(--space-8);
    color: var(--color-ink-soft);
  }
`;
