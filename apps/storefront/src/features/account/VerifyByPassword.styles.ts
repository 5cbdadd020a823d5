import { styled } from 'styled-components';
import { linkButton } from '../../shell/linkButton.js';

/** As wide as the texts above it. */
export const FormRow = styled.div`
  flex: 1 1 100%;
`;

/** The way of those who do not know the password, below a divider: a text and what looks like a link. */
export const OtherPassword = styled.div`
  margin-block-start: var(--space-24);
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--color-line);

  > [data-part='button'] {
    ${linkButton}
  }
`;
