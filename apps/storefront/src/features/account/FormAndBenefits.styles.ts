import { styled } from 'styled-components';
import { SplitPanel } from '../../shell/SplitPanel.styles.js';

/** A short form and the benefits of an account in one panel. */
export const FormAndBenefits = styled(SplitPanel)`
  max-inline-size: 62rem;
  margin: var(--space-24) auto 0;

  > aside {
    display: grid;
    align-content: center;
    border-radius: 0;
  }

  > aside > img {
    inline-size: 13rem;
  }
`;
