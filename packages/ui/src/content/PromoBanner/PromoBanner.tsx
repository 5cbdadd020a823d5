'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../../actions/Button/Button.styles.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Picture, type PictureArt, type PictureSource } from '../../media/Picture/index.js';
import { picturePanelColors, type Panel } from '../panel.js';

const Root = styled.article`
  position: relative;
  display: grid;
  align-items: center;
  inline-size: 100%;
  overflow: hidden;
  border-radius: var(--radius-panel);
  isolation: isolate;
  container-type: inline-size;
  ${picturePanelColors}

  /* In a narrow banner the picture is small, in the corner, and fades into the panel clear of the text. */
  > [data-part='picture'] {
    --picture-background: transparent;
    --picture-position: calc(50% + var(--dir, 1) * 50%) center;
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inset-inline-end: calc(-1 * var(--space-12));
    inline-size: 84%;
    mask-image:
      linear-gradient(transparent, #000 30%), linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
    mask-composite: intersect;
  }

  /* A packshot keeps its square at the end of the panel. Beside it is its own edge, drawn out so far that its subject does not show: the colours are the same where they meet. */
  &[data-shape='packshot'] > [data-part='picture'] {
    inset: 0;
    inline-size: 100%;
    aspect-ratio: auto;
    mask-image: none;

    > [data-part='placeholder'] {
      display: none;
    }

    > picture img {
      position: absolute;
      inset-block: auto 0;
      inset-inline: auto -6%;
      inline-size: 58%;
      block-size: auto;
      aspect-ratio: 1;
      mask-image:
        linear-gradient(transparent, #000 30%), linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
      mask-composite: intersect;
    }
  }

  > [data-part='edge'] {
    position: absolute;
    z-index: -1;
    inset: 0;
    overflow: hidden;

    > [data-part='picture'] {
      block-size: 100%;
      aspect-ratio: auto;
      overflow: visible;
    }

    img {
      position: absolute;
      inset: 0;
      inline-size: 2000%;
      max-inline-size: none;
      object-fit: fill;
    }
  }

  > [data-part='copy'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    align-items: flex-start;
    justify-content: center;
    min-block-size: 13rem;
    padding: var(--space-24) var(--space-16);
    color: var(--color-ink);
  }

  /* The text stays in its half unless it is too large; the button may be as wide as its label. */
  [data-part='title'],
  [data-part='text'] {
    max-inline-size: max(52%, 8rem);
  }

  /* From 22 px in a narrow banner to 36 px in one as wide as the page. */
  [data-part='title'] {
    font-size: clamp(1.375rem, 1rem + 1.9cqi, 2.25rem);
  }

  [data-part='text'] {
    text-wrap: balance;
  }

  [data-part='cta'] {
    ${buttonStyles}
    --button-padding: 1.125rem;
    color: var(--color-on-action);
    background: var(--color-action);

    @media (hover: hover) {
      &:hover {
        background: var(--color-action-hover);
      }
    }

    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }

  @container (min-width: 28rem) {
    > [data-part='picture'] {
      /* Scenes stand on the ground: a low banner cuts off what is above them. */
      --picture-position: calc(50% + var(--dir, 1) * 50%) 85%;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      aspect-ratio: auto;
      mask-image: none;
    }

    /* Neighbouring banners align their titles and buttons. */
    &[data-shape='packshot'] > [data-part='copy'] {
      align-self: stretch;
      justify-content: flex-start;
      padding-block: var(--space-32);

      > [data-part='cta'] {
        margin-block-start: auto;
      }
    }

    &[data-shape='packshot'] > [data-part='picture'] > picture img {
      inset-block-start: 0;
      inline-size: auto;
      block-size: 100%;
      mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #0006 12%, #000c 24%, #000 36%);
    }

    > [data-part='copy'] {
      gap: var(--space-12);
      min-block-size: 17rem;
      padding-inline: var(--space-32);
    }
  }
`;

export interface PromoBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** Text below the title. */
  description?: string;
  /** The only link of the banner. */
  action: { label: string; href: string };
  /** Picture; with `null`, a placeholder. */
  picture: PictureSource | null;
  /** `scene`: 16 : 9 with an empty inline-start side for the text. `packshot`: a product in a square. */
  shape?: 'scene' | 'packshot';
  /** The picture for pages from right to left. */
  art?: Pick<PictureArt, 'rtl'>;
  /** Colour of the banner; pick the colour of the picture's background. */
  panel?: Panel;
  /** The `sizes` attribute of the picture: its width on screen. */
  sizes?: string;
  /** Heading level of the title. */
  headingLevel?: 1 | 2 | 3;
  /** In the first viewport: loads the picture eagerly. */
  priority?: boolean;
}

/** A message over a picture with one link. The text is never part of the picture. */
export function PromoBanner({
  title,
  description,
  action,
  picture,
  shape = 'scene',
  art,
  panel = 'peach',
  sizes = '(min-width: 768px) 50vw, 100vw',
  headingLevel = 2,
  priority = false,
  ...rest
}: PromoBannerProps) {
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="promo-banner" data-panel={panel} data-shape={shape} data-scheme="light">
      {picture && shape === 'packshot' && (
        // The same file as below: it is loaded once.
        <span data-part="edge">
          <Picture picture={picture} artDirection={art} alt="" ratio="square" sizes={sizes} priority={priority} />
        </span>
      )}
      {picture && (
        <Picture
          picture={picture}
          artDirection={art}
          alt=""
          ratio={shape === 'packshot' ? 'square' : 'hero'}
          sizes={sizes}
          priority={priority}
        />
      )}
      <div data-part="copy">
        <Heading data-part="title">{title}</Heading>
        {description && <p data-part="text">{description}</p>}
        <Link data-part="cta" href={action.href}>
          {action.label}
        </Link>
      </div>
    </Root>
  );
}
