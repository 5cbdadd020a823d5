import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { FactLine } from './FactLine.styles.js';
import { TextColumns } from './TextColumns.styles.js';

/** Version and date of a policy, and a button that prints it, except on phones. */
export const PolicyFacts = styled(FactLine)`
  align-items: center;

  > button {
    --button-padding: var(--space-8);
    display: none;
    margin-inline-start: calc(-1 * var(--space-8));
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${media.wide} {
    > button {
      display: inline-flex;
    }
  }
`;

/** The text of a policy. On phones the columns of its tables are as far apart as on wider windows. */
export const PolicyText = styled(TextColumns)`
  @media ${belowTablet} {
    [data-part='table']:not(:has(td[data-label])) :is(th, td) {
      padding-inline: var(--space-12);
    }
  }
`;
