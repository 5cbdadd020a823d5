import { styled } from 'styled-components';

/** Three choices side by side, as one control. */
export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  font-size: var(--text-14);

  legend {
    float: inline-start;
    padding: 0;
  }

  > div {
    display: flex;
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.25rem;
    padding-inline: var(--space-12);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    cursor: pointer;
  }

  /* Covers its label, so that it keeps the focus ring and the place of the control. */
  input {
    position: absolute;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    border: 0;
    border-radius: inherit;
    appearance: none;
    background: none;
    cursor: pointer;

    &::before {
      content: none;
    }
  }

  label:has(:checked) {
    color: var(--color-accent);
    background: var(--color-pastel-3);
    box-shadow: inset 0 0 0 1px currentColor;
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* Without JavaScript the page follows the device. */
  @media (scripting: none) {
    display: none;
  }
`;
