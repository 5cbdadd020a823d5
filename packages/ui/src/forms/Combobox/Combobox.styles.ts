import { styled } from 'styled-components';
import { popupStyles } from '../../overlays/popupStyles.js';
import { controlChevron } from '../controlChevron.js';

export const Box = styled.div`
  ${controlChevron}
`;

export const List = styled.div`
  ${popupStyles}
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  border-radius: var(--radius-field);

  [data-part='option'] {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-12);
    border-radius: var(--radius-field);
    overflow-wrap: anywhere;
    cursor: pointer;

    &[data-active] {
      background: var(--color-pastel-3);
      box-shadow: inset 0 0 0 1.5px var(--color-line);
    }

    &[aria-selected='true'] {
      font-weight: var(--weight-medium);
    }

    &[aria-disabled='true'] {
      color: var(--color-ink-soft);
      cursor: default;
    }
  }

  [data-part='empty'] {
    padding: var(--space-8) var(--space-12);
    color: var(--color-ink-soft);
  }

  @media (forced-colors: active) {
    [data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
