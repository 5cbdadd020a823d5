import { css } from 'styled-components';

/** Width of the fade at an end of the row. */
const width = '3rem';

/**
 * A horizontal row that fades at each end to which it can scroll. Without overflow the scroll timeline is inactive and
 * nothing fades.
 */
export const scrollFade = css`
  overflow-x: auto;
  scroll-padding-inline: ${width};
  scrollbar-width: none;
  mask: linear-gradient(
    calc(90deg * var(--dir)),
    #0000,
    #000 var(--fade-start, 0%) calc(100% - var(--fade-end, 0%)),
    #0000
  );
  animation: scroll-fade linear;
  animation-timeline: scroll(self inline);

  /* At 4 %, not at once: a row that rests a pixel from its start, as Arabic ones may after a resize, is at its start. */
  @keyframes scroll-fade {
    0%,
    92% {
      --fade-end: ${width};
    }

    8%,
    100% {
      --fade-start: ${width};
    }
  }
`;
