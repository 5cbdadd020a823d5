import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { choiceStyles } from '../choiceStyles.js';
import { Fieldset } from '../Fieldset.js';

export const Root = styled(Fieldset)`
  [data-part='option'] {
    ${choiceStyles}
  }

  [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }

  &[data-variant='outline'] [data-part='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: var(--space-12) var(--space-24);

    /* Side by side they are of one height in all rows; one below the other each is as high as its text. */
    ${media.tablet} {
      grid-auto-rows: 1fr;
    }
  }

  /* The description is below the icon too: beside it, it would be narrow. */
  &[data-variant='outline'] [data-part='option'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    row-gap: var(--space-8);
    align-content: start;
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    transition: border-color var(--motion-fast) var(--ease-out);

    &:hover {
      border-color: var(--color-accent);
    }

    &:has(> input:checked) {
      border-color: var(--color-accent);
      box-shadow: inset 0 0 0 1px var(--color-accent);
      background: var(--color-pastel-3);
    }

    &:has(> input:focus-visible) {
      outline: 3px solid var(--color-accent);
      outline-offset: 2px;
    }

    > input:focus-visible {
      outline: none;
    }
  }

  &[data-variant='outline'] [data-part='text'] {
    display: contents;
    font-weight: var(--weight-medium);
  }

  &[data-variant='outline'] [data-part='description'] {
    grid-area: 2 / 2 / auto / -1;
    font-weight: var(--weight-regular);
  }

  &[data-variant='outline'][data-invalid] [data-part='option'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  @media (forced-colors: active) {
    &[data-variant='outline'] [data-part='option']:has(> input:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
