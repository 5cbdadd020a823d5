import { css, styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { AboutSections } from './AboutText.styles.js';

/** The colours of the mark, in the order of the table in the text. They are the same in both colour schemes. */
export const markColors = ['#e65550', '#f0877f', '#c93a35'];

/** The text about the logo: each row of its table of colours begins with the colour. */
export const LogoText = styled(AboutSections)`
  /* Text, table and sheets end on one edge. */
  ${media.tablet} {
    [data-part='body'] > * {
      max-inline-size: 42rem;
    }
  }

  /* As wide as the sheets above and below it. */
  [data-part='rich-text'] > [data-part='table'] {
    inline-size: 100%;
  }

  tbody tr > :first-child {
    white-space: nowrap;
  }

  tbody tr > :first-child::before {
    display: inline-block;
    inline-size: 3rem;
    block-size: 2rem;
    margin-inline-end: var(--space-12);
    vertical-align: middle;
    background: var(--mark-color);
    border-radius: var(--radius-field);
    content: '';
  }

  tbody td {
    vertical-align: middle;
  }

  ${media.tablet} {
    tbody tr > :first-child::before {
      inline-size: 4.5rem;
      block-size: 3rem;
    }
  }

  ${markColors.map(
    (color, at) => css`
      tr:nth-child(${at + 1}) {
        --mark-color: ${color};
      }
    `,
  )}

  @media (forced-colors: active) {
    tbody tr > :first-child::before {
      forced-color-adjust: none;
    }
  }
`;

/** The mark or the names on a sheet, in the order of the text. */
export const MarkSheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-8);
  align-items: center;
  justify-content: space-evenly;
  margin-block-start: var(--space-24);
  padding: var(--space-32) var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-panel);

  > [data-mark] {
    align-self: end;
  }
`;
