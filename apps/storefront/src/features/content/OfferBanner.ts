import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** Low, so that the first offers are in view, with a picture narrower than the panel and a title of one line. */
export const OfferBanner = styled.div`
  /* The colour at the sides of the picture. */
  && [data-part='slide'] {
    background: color-mix(
      in srgb,
      color-mix(in srgb, var(--color-pastel-1) 60%, color-mix(in srgb, var(--color-pastel-2), var(--color-surface))),
      var(--color-picture-ink) 2.5%
    );
  }

  /* On phones the products are below the title, whose line ends above the arch behind them. */
  @media ${belowTablet} {
    && [data-part='slide'] {
      min-block-size: 13.5rem;

      > [data-part='picture'] {
        inset-block-end: max(-12vw, -2.5rem);
        inline-size: min(80%, 17rem);
        margin-inline: auto;
        mask-image:
          linear-gradient(transparent, #000 22%),
          linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 9% 93%, transparent);
        mask-composite: intersect;
      }
    }

    && [data-part='copy'] {
      padding-block: var(--space-16) 0;
    }

    && [data-part='title'] {
      font-size: var(--text-28);
    }
  }

  ${media.desktop} {
    && [data-part='slide'] {
      min-block-size: 15rem;

      /* With an edge: where it fades, the steps between its colours are seen as stripes. */
      > [data-part='picture'] {
        --picture-position: center 68%;
        inset-inline: auto 0;
        inline-size: 38%;
        overflow: hidden;
        mask-image: none;

        /* Its products, which are on this side of it. */
        img {
          transform: scale(1.3);
          transform-origin: calc(50% + var(--dir, 1) * 50%) 70%;
        }
      }
    }

    && [data-part='copy'] {
      gap: var(--space-8);
      inline-size: 48%;
      padding-block: var(--space-32);
    }
  }
`;
