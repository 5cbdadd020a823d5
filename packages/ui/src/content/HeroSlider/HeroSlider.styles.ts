import { styled } from 'styled-components';
import { buttonStyles } from '../../actions/Button/Button.styles.js';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { picturePanelColors } from '../panel.js';
import { slideButton, slideTrack } from '../../media/SlideTrack/SlideTrack.styles.js';

/** Beyond this width the picture of a phone would be behind the text. */
const widestHeroPicture = '26rem';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  > [data-part='track'] {
    ${slideTrack}
    display: grid;
    grid-auto-columns: 100%;
    grid-auto-flow: column;
    border-radius: var(--hero-shape);
  }

  [data-part='slide'] {
    position: relative;
    display: grid;
    /* An overlong word breaks instead of widening the slide, which would clip it. */
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 22rem;
    overflow: hidden;
    ${picturePanelColors}
    scroll-snap-stop: always;
  }

  /* Below desktop width the picture is at the bottom and fades into the panel, clear of the text. */
  [data-part='slide'] > [data-part='picture'] {
    --picture-background: transparent;
    --picture-position: center bottom;
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    mask-image: linear-gradient(transparent, #000 22%);
  }

  [data-part='copy'] {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    align-items: flex-start;
    align-self: start;
    max-inline-size: 36rem;
    padding-block: var(--space-32) min(45vw, 11rem);
    padding-inline: var(--space-24);
    color: var(--color-ink);
  }

  [data-part='title'] {
    max-inline-size: 100%;
    font-size: var(--text-48);
    font-weight: var(--weight-bold);
  }

  [data-part='text'] {
    max-inline-size: 32ch;
    text-wrap: balance;
    font-size: var(--text-18);

    /* The picture needs the space. */
    @media ${belowTablet} {
      display: none;
    }
  }

  [data-part='cta'] {
    ${buttonStyles}
    margin-block-start: var(--space-4);
    color: var(--color-on-action);
    background: var(--color-action);

    @media (hover: hover) {
      &:hover {
        background: var(--color-action-hover);
      }
    }
  }

  ${media.tablet} {
    [data-part='slide'] {
      min-block-size: 24rem;
    }

    [data-part='slide'] > [data-part='picture'] {
      inset-inline: auto 0;
      inline-size: 88%;
      mask-image:
        linear-gradient(transparent, #000 30%), linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
      mask-composite: intersect;
    }

    [data-part='copy'] {
      align-self: center;
      inline-size: 54%;
      padding-block: var(--space-48) 5rem;
      padding-inline: var(--space-32) 0;
    }

    /* The title is above the subject, and this beside it. */
    [data-part='text'] {
      max-inline-size: min(32ch, 85%);
    }
  }

  ${media.desktop} {
    [data-part='slide'] {
      min-block-size: 35rem;
    }

    [data-part='slide'] > [data-part='picture'] {
      --picture-position: calc(50% + var(--dir, 1) * 50%) 72%;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      aspect-ratio: auto;
      mask-image: none;
    }

    [data-part='copy'] {
      gap: var(--space-16);
      inline-size: 44%;
      padding-inline: var(--space-64) 0;
    }

    [data-part='cta'] {
      --button-height: 3.25rem;
      --button-padding: 2rem;
      font-size: var(--text-18);
    }
  }

  /* Before the track in the document, so that the pause button comes first; below or in front of it in the layout. */
  > [data-part='controls'] {
    z-index: 1;
    display: flex;
    order: 1;
    gap: var(--space-8);
    align-items: center;
    justify-content: center;
    padding-block-start: var(--space-8);

    @media (scripting: none) {
      display: none;
    }
  }

  [data-part='controls'] > button {
    ${slideButton}
  }

  /* On wide screens the controls are below the text, on the empty side of the picture. */
  ${media.tablet} {
    [data-part='dots'] {
      --color-ink: var(--color-picture-ink);
    }

    > [data-part='controls'] {
      position: absolute;
      inset-block-end: var(--space-16);
      inset-inline-start: var(--space-32);
      padding: 0;
    }
  }

  ${media.desktop} {
    > [data-part='controls'] {
      inset-block-end: var(--space-32);
      inset-inline-start: var(--space-64);
    }
  }

  [data-part='dots'] {
    display: flex;
  }

  [data-part='dot'] {
    display: grid;
    place-items: center;
    padding-inline: 0.5625rem;
    block-size: 2.75rem;

    &::after {
      inline-size: 0.625rem;
      block-size: 0.625rem;
      background: var(--color-ink);
      border-radius: var(--radius-pill);
      opacity: 0.6;
      content: '';
      transition:
        inline-size var(--motion-normal) var(--ease-out),
        opacity var(--motion-normal) var(--ease-out);
    }

    &[aria-current]::after {
      inline-size: 1.5rem;
      opacity: 1;
    }

    @media (forced-colors: active) {
      &::after {
        background: ButtonText;
      }
    }
  }

  &[data-full-width] {
    --edge: max(var(--gutter), 50% - var(--content-width) / 2);

    > [data-part='track'] {
      border-radius: 0;
    }

    [data-part='copy'] {
      padding-inline-start: var(--edge);
    }

    @media ${belowTablet} {
      /* The wider the phone, the larger the subject, which stays below the text and button. */
      [data-part='slide'] {
        min-block-size: clamp(24.5rem, 10rem + 70vw, 26.25rem);
      }

      [data-part='slide'] > [data-part='picture'] {
        aspect-ratio: auto;
        block-size: 100%;
        mask-image: linear-gradient(transparent, #000 8%);

        > picture img {
          display: block;
          inline-size: min(100%, ${widestHeroPicture});
          margin-inline: auto;
        }

        @media (min-width: ${widestHeroPicture}) {
          /* Beside the picture is the empty side of the blurred placeholder, which has its colours. */
          > [data-part='placeholder'] {
            object-position: calc(50% - var(--dir, 1) * 30%);
          }

          > picture img {
            mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 12% 88%, transparent);
          }
        }
      }

      [data-part='copy'] {
        padding-block: var(--space-24) 0;
      }

      [data-part='dots'] {
        --color-ink: var(--color-picture-ink);
      }

      > [data-part='controls'] {
        position: absolute;
        inset-block-end: 0;
        inset-inline: 0;

        /* Less than a finger needs, clear of the subject. */
        > button {
          padding: var(--space-4);
          background-clip: content-box;
          box-shadow: none;
        }

        /* A phone is swiped, and has the dots: two more buttons would crowd the row. */
        > [data-part='dots'] ~ button {
          display: none;
        }
      }
    }

    ${media.tablet} {
      > [data-part='controls'] {
        inset-inline-start: var(--edge);
      }
    }

    ${media.desktop} {
      [data-part='slide'] {
        min-block-size: clamp(35rem, 39vw, 56rem);
      }
    }
  }
`;
