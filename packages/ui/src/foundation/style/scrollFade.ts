import { css } from 'styled-components';

/** Width of the fade at the end of the row. */
const width = '3rem';

/**
 * A horizontal row that fades at its end where it can scroll. Without overflow the scroll timeline is inactive and
 * nothing fades.
 */
export const scrollFade = css`
  overflow-x: auto;
  scroll-padding-inline: ${width};
  scrollbar-width: none;
  animation: scroll-fade linear;
  animation-timeline: scroll(self inline);

  @keyframes scroll-fade {
    0%,
    98% {
      mask-image: linear-gradient(calc(90deg * var(--dir)), #000 calc(100% - ${width}), transparent);
    }

    100% {
      mask-image: none;
    }
  }
`;
