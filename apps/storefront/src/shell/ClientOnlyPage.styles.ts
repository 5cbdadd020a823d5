import { styled } from 'styled-components';
import { belowWide } from '@mahd/ui/breakpoints';

/** Adds the space that other pages fill with breadcrumbs. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block-start: var(--space-24);
`;

/** The title, and an action at the end of its line. */
export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;

  > [data-hidden] {
    opacity: 0;
  }

  /* It comes later and is higher than the line of a title on phones. */
  > [data-part='share-bar'] {
    margin-block: calc(-1 * var(--space-4));
  }

  > [data-part='share-bar'] > [data-part='label'] {
    inline-size: auto;
  }

  /* Without room in the line it is below the content. */
  @media ${belowWide} {
    > [data-part='share-bar'] {
      display: none;
    }
  }
`;

/** With the navbar above and the space below as tall as the window, so that the footer does not shift when the content arrives. */
export const FullHeight = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100vh - 7rem);
`;

/** Centres a spinner or a message. */
export const Centered = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;

  @media (scripting: none) {
    display: none;
  }
`;
