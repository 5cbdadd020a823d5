import { css, styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { joinStyles } from '../../foundation/style/joinStyles.js';

const styles = joinStyles(css`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  background: var(--picture-background, var(--color-pastel-3));
  filter: var(--picture-filter);

  &[data-ratio='square'] {
    aspect-ratio: 1;
  }

  &[data-ratio='card'] {
    aspect-ratio: 4 / 3;
  }

  &[data-ratio='hero'] {
    aspect-ratio: 16 / 9;
  }

  &[data-mobile-art] {
    aspect-ratio: 9 / 11;

    ${media.tablet} {
      aspect-ratio: 16 / 9;
    }
  }

  > picture {
    display: contents;
  }

  img {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: var(--picture-position, center);
  }

  &[data-ratio='natural'] > picture img {
    block-size: auto;
  }

  &[data-drawing] {
    background: none;

    img {
      object-fit: contain;
    }
  }

  /* Directional illustrations are mirrored; photographs never are. */
  &[data-mirror] img {
    transform: scaleX(var(--dir, 1));
  }

  > [data-part='placeholder'] {
    position: absolute;
    inset: 0;
  }

  &[data-missing] {
    display: grid;
    place-items: center;
    color: var(--color-control-line);

    > svg {
      inline-size: 36%;
      max-inline-size: 6rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  }
`);

export const Root = styled.span`
  ${styles}
`;
