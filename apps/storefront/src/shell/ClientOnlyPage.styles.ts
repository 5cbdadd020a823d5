import { css, styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Room between the navbar and the heading; these pages have no breadcrumbs above it. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block-start: var(--space-24);
`;

/** Fills the window below the navbar before and after the shopper's own things are in, so that the footer never comes into view and leaves it again. */
export const Room = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
`;

/** What is alone in the room stands in its middle: the sign of waiting, then what came of it. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;

  @media (scripting: none) {
    display: none;
  }
`;

/** The look of a form, a step or a result on its own surface; each says how roomy it is on wider windows. */
export const surface = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);
`;

/** What is chosen or filled in, and beside it what it costs; one under the other on phones. */
export const SummaryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 26rem);
    gap: var(--space-32);
    align-items: start;

    > aside {
      position: sticky;
      inset-block-start: 6rem;
    }
  }
`;
