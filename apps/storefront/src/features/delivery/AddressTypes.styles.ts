import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { FormRadioGroup } from '@mahd/ui/formik';

/** Kinds of address: on phones beside each other too, all of one width and without icons; the name of one of three is below its circle. */
export const AddressTypes = styled(FormRadioGroup)`
  @media ${belowTablet} {
    && [data-part='options'] {
      /* Enlarged ones are below each other. */
      grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
      column-gap: var(--space-8);
    }

    && [data-part='option'] {
      column-gap: var(--space-8);
      padding-inline: var(--space-8);

      > svg {
        display: none;
      }
    }

    && [data-part='option']:is(:nth-child(3), :has(~ :nth-child(3))) {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--space-4);
      padding-inline: var(--space-4);
      justify-items: center;
      text-align: center;
    }
  }
`;
