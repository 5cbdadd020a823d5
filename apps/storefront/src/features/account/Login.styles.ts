import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { linkButton } from '../../shell/linkButton.js';

/** The password, with "Forgot password?" at the end of the line of its label, after the field in the order of the Tab key. */
export const PasswordAndForgot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: center;
  justify-content: space-between;

  > [data-part='password-field'] {
    display: contents;

    > :not(label) {
      flex: 0 0 100%;
      order: 2;
    }
  }

  /* Looks like a link. The area that answers to a finger is higher than the line. */
  > [data-part='button'] {
    ${linkButton}
    order: 1;
    margin-block: calc((1em * var(--leading-body) - 2.75rem) / 2);
  }
`;

/** An alternative to the form, below a divider. */
export const FormFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
  justify-content: space-between;
  padding-block-start: var(--space-24);
  border-block-start: 1px solid var(--color-line);

  /* As wide as the button of the form above. */
  @media ${belowTablet} {
    > * {
      flex: 1 0 100%;
    }
  }
`;

/** A way on for those without an account: one row below a divider, which answers over its whole width. */
export const OtherWay = styled.p`
  --icon-size: 1.25rem;
  /* As far from the buttons above as these are from their divider. */
  margin-block: calc(-1 * var(--space-8)) calc(-1 * var(--space-12));
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--color-line);

  > a {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    color: var(--color-ink);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
    }
  }

  svg {
    color: var(--color-ink-soft);
  }
`;
