import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { InfoCard } from '@mahd/ui/InfoCard';
import { joinedSteps } from '../orders/joinedSteps.js';
import { supplierPanel } from './Contact.styles.js';

/** Cards of accounts: the network's icon in a circle beside its name, on tablets above it. */
export const Accounts = styled(Grid)`
  [data-part='card'] {
    --icon-size: 1.5rem;
    flex-direction: row;
    align-items: center;
    block-size: 100%;
    padding-inline-start: var(--space-16);

    > [data-part='icon'] {
      flex: none;
      box-sizing: content-box;
      padding: var(--space-12);
      color: var(--color-accent);
      background: var(--color-pastel-3);
      border-radius: var(--radius-pill);
    }

    [data-part='body'] {
      gap: var(--space-4);
    }

    bdi {
      color: var(--color-accent);
    }
  }

  ${media.tabletOnly} {
    [data-part='card'] {
      flex-direction: column;
      align-items: start;
      padding-block-start: var(--space-16);
    }

    [data-part='card'] > [data-part='body'] {
      padding-inline-start: 0;
    }
  }
`;

/** A section beside another, as high as it, with the look of the panels on other pages. */
export const SectionCard = styled(InfoCard)`
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  && {
    background: var(--color-surface);
  }

  && a {
    color: var(--color-accent);
  }

  @media ${belowTablet} {
    padding-inline: var(--space-16);
  }

  ${media.wide} {
    padding: var(--space-32);
  }
`;

/** That there is no account, so that any is false: in the color of a notice. */
export const NoAccounts = styled(SectionCard)`
  && {
    background: var(--color-pastel-5);
    box-shadow: none;
  }
`;

/** What an order goes through: a text with numbered steps. */
export const OrderSteps = styled(SectionCard)`
  /* As that of the card above. */
  && > [data-part='title'] {
    font-size: var(--text-28);
  }

  [data-part='rich-text'] {
    --measure: none;
  }

  && ol {
    ${joinedSteps}
    margin-block-start: var(--space-8);
  }
`;

/** Who sells, with its facts beside each other, and its terms at the end of the same card. */
export const SellerCard = styled.div`
  overflow: hidden;
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);
  ${supplierPanel}

  > * {
    border-radius: 0;
    box-shadow: none;
  }

  [data-part='supplier-info'] dl {
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: var(--space-16) var(--space-24);
  }

  /* Without facts the text follows its heading. */
  @media ${belowTablet} {
    [data-part='supplier-info']:not(:has(dl)) [data-part='rich-text'] {
      margin-block-start: calc(-1 * var(--space-16));
    }
  }

  /* In three columns, as what is below them. */
  ${media.tabletOnly} {
    [data-part='supplier-info'] dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  /* The button is at the end of the text. */
  ${media.tablet} {
    [data-part='supplier-info'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;

      > :is(div, dl):not([data-part]) {
        grid-column: 1 / -1;
      }

      > a {
        justify-self: start;
      }

      /* Without facts also of the heading. */
      &:not(:has(dl)) {
        row-gap: var(--space-8);

        > div:not([data-part]) {
          grid-column: 1;
        }

        > a {
          grid-area: 1 / 2 / span 2;
        }
      }
    }
  }

  /* A sentence or two. */
  [data-part='rich-text'] {
    --measure: none;
  }
`;

/** How the company sells, below a line, in columns: one on phones, as the texts need. */
export const SellerTerms = styled(Grid)`
  && {
    --grid-columns: 1;

    ${media.tablet} {
      --grid-columns: 2;
    }

    ${media.desktop} {
      --grid-columns: 4;
    }
  }

  margin-inline: var(--space-16);
  padding-block: var(--space-24);
  border-block-start: 1px solid var(--color-line);

  > section {
    --icon-size: 1.5rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-4) var(--space-12);
    scroll-margin-block-start: 6rem;

    > svg {
      color: var(--color-accent);
    }

    > [data-part='heading'] {
      font-size: var(--text-18);
    }

    > [data-part='rich-text'] {
      display: flex;
      flex-direction: column;
      gap: var(--space-8);
      grid-column: 2;

      /* The links are on one line, however long the texts above them. */
      > * + * {
        margin-block-start: auto;
      }
    }
  }

  ${media.tablet} {
    margin-inline: var(--space-32);
    padding-block: var(--space-32);
  }
`;
