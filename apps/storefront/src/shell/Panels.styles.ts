import { css, styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A raised surface. Callers set the padding for wider windows. */
export const surface = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);
`;

/** Main content beside a sticky order summary; stacked on phones. */
export const SummaryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(20rem, 7fr);
    gap: var(--space-32);
    align-items: start;

    > aside {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
    }
  }
`;
