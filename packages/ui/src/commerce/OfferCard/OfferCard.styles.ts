import { styled } from 'styled-components';
import { buttonLook } from '../../actions/Button/Button.styles.js';
import { risingCard } from '../../foundation/cardLook.js';
import { cardPriceLook } from '../CardPrice/index.js';
import { cardFrame, cardName, offerTag } from '../ProductCard/ProductCard.styles.js';

export const Root = styled.article`
  ${cardFrame}
  ${risingCard}
  text-align: center;

  > [data-part='media'] {
    position: relative;
  }

  > [data-part='media'] > [data-part='offer'] {
    ${offerTag}
  }

  > [data-part='body'] > [data-part='name'] {
    ${cardName}

    /* Two names may differ in their last word only. */
    -webkit-line-clamp: 4;
  }

  > [data-part='body'] > [data-part='detail'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='price'] {
    ${cardPriceLook}
  }

  > [data-part='action'] > [data-part='link'] {
    ${buttonLook}
    --button-padding: var(--space-8);
    inline-size: 100%;
    color: var(--color-on-accent);
    background: var(--color-accent);

    &:hover {
      background: var(--color-accent-hover);
    }

    /* The whole card answers. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;
