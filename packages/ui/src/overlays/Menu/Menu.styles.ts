import { styled } from 'styled-components';
import { popupStyles } from '../popupStyles.js';

export const Root = styled.div`
  display: inline-block;
  max-inline-size: 100%;

  > [data-part='button'] {
    --icon-size: 1.125em;
  }
`;

export const List = styled.div`
  ${popupStyles}
  min-inline-size: 10rem;
  max-inline-size: min(20rem, 100vw - 2 * var(--space-16));
  max-block-size: min(24rem, 100vh - 2 * var(--space-16));
  padding: var(--space-8);
  overflow-y: auto;

  [data-part='item'] {
    --icon-size: 1.25em;
    display: flex;
    align-items: center;
    gap: var(--space-12);
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: var(--space-8) var(--space-12);
    border-radius: var(--radius-field);
    color: inherit;
    line-height: 1.4;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;

    > svg {
      flex: none;
    }

    &:focus {
      background: var(--color-pastel-3);
    }

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &[data-tone='danger'] {
      color: var(--color-danger);
    }

    &[aria-disabled='true'] {
      color: var(--color-ink-soft);
      cursor: not-allowed;
    }
  }

  [data-part='separator'] {
    block-size: 1px;
    margin-block: var(--space-8);
    background: var(--color-line);
  }

  @media (forced-colors: active) {
    [data-part='separator'] {
      background: CanvasText;
    }
  }
`;
