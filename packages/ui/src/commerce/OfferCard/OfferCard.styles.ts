import { styled } from 'styled-components';
import { buttonStyles } from '../../actions/Button/Button.styles.js';
import { hoverLift } from '../../foundation/cardStyles.js';
import { cardPriceStyles } from '../CardPrice/index.js';
import { cardFrame, cardName, offerTag } from '../ProductCard/ProductCard.styles.js';

export const Root = styled.article`
  ${cardFrame}
  ${hoverLift}

  > [data-part='media'] {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-card);
  }

  > [data-part='media'] > [data-part='offer'] {
    ${offerTag}
  }

  > [data-part='body'] > [data-part='name'] {
    ${cardName}
  }

  /* Apart, so that it comes after the media queries above. */
  > [data-part='body'] > [data-part='name'] {
    /* Names may differ in their last word only: allow four lines. */
    -webkit-line-clamp: 4;
  }

  > [data-part='body'] > [data-part='detail'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='price'] {
    ${cardPriceStyles}
  }

  > [data-part='action'] > [data-part='link'] {
    ${buttonStyles}
    --button-padding: var(--space-8);
    inline-size: 100%;
    color: var(--color-on-action);
    background: var(--color-action);

    &:hover {
      background: var(--color-action-hover);
    }

    /* Makes the whole card clickable. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;
