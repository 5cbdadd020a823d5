import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { disclosure } from '../../shell/disclosure.js';

/** The benefits of an account. */
export const BenefitsPanel = styled.aside`
  > div {
    display: grid;
    gap: var(--space-16);
  }

  ul + h2 {
    margin-block-start: var(--space-24);
  }

  /* On phones the form is what matters. */
  img {
    display: none;
    inline-size: 13rem;
    block-size: auto;
    justify-self: center;
    filter: var(--picture-filter);

    ${media.tablet} {
      display: block;
    }
  }
`;

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

  /* Looks like a link; what answers to a finger is higher than the line. */
  > [data-part='button'] {
    order: 1;
    padding-inline: 0;
    margin-block: calc((1em * var(--leading-body) - 2.75rem) / 2);
    text-decoration: underline;
    text-underline-offset: 0.25em;

    &:hover {
      background: none;
    }
  }
`;

/** Optional fields behind their heading. */
export const OptionalFields = styled.details`
  ${disclosure}

  > summary {
    padding-block: var(--space-16);
    border-block: 1px solid var(--color-line);
  }

  > fieldset {
    padding-block-start: var(--space-16);
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

/** A group of fields with its heading: a step of a form, with a line above the second. */
export const FieldGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: var(--space-32);
    margin-block-start: var(--space-8);
    border-block-start: 1px solid var(--color-line);
  }

  /* Floating, it does not interrupt the line. */
  > legend {
    float: inline-start;
    padding: 0;
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    line-height: var(--leading-heading);
  }
`;

/** Two fields side by side whose inputs stay aligned, however long their descriptions are. */
export const AlignedPair = styled(Grid)`
  [data-part='description'] {
    flex: 1;
  }
`;

export const SmallText = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;
