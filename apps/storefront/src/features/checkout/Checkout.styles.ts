import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { FormRadioGroup } from '@mahd/ui/formik';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { visuallyHidden } from '@mahd/ui/VisuallyHidden';
import { flushButton } from '../../shell/flushButton.js';
import { surface } from '../../shell/Panels.styles.js';

/** A numbered section of the form on its own surface. */
export const FormSection = styled.section`
  ${surface}
  counter-increment: form-section;

  > h2 {
    display: flex;
    align-items: center;
  }

  > h2::before {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.5em;
    block-size: 1.5em;
    margin-inline-end: var(--space-12);
    color: var(--color-on-accent);
    font-size: 0.75em;
    background: var(--color-accent);
    border-radius: var(--radius-pill);
    content: counter(form-section);
    /* The number is not part of the section's name. */
    content: counter(form-section) / '';
  }

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** For those with an account: logging in fills in the fields. */
export const LogInRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-16);
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.75rem;
  padding-inline: var(--space-16);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  > a {
    padding-block: var(--space-8);
    font-weight: var(--weight-medium);
  }
`;

/** Notices above the form. */
export const Notices = styled(Stack)`
  &:empty {
    display: none;
  }
`;

/** The payment methods below each other, their names on one line with their marks. The heading above them says what they are. */
export const PaymentMethods = styled(FormRadioGroup)`
  && > legend {
    ${visuallyHidden}
  }

  && [data-part='options'] {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
  }

  && [data-part='option'] {
    row-gap: var(--space-4);
    align-content: center;
    align-items: center;
    min-block-size: 4rem;

    > input {
      margin-block-start: 0;
    }

    /* The marks. */
    > :last-child {
      display: flex;
      gap: var(--space-4);
      filter: var(--picture-filter);
    }
  }
`;

/** Total, button and small print below the last section. On desktops they are a card like the sections, the button at its end. */
export const PlaceOrder = styled.div`
  display: grid;
  gap: var(--space-16);

  ${media.desktop} {
    ${surface}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-12) var(--space-24);
    align-items: center;
    padding: var(--space-24);

    > :first-child {
      justify-content: start;
      font-size: var(--text-22);
    }

    > :not(:first-child, button) {
      grid-column: 1 / -1;
    }

    /* Above both, which are on one line. */
    > [data-part='notice'] {
      order: -1;
    }
  }
`;

export const SmallPrint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;

/** The label and the amount of a total. */
export const TotalRow = styled.p`
  display: flex;
  gap: var(--space-16);
  justify-content: space-between;
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
`;

/** Its label starts where the rows above it do. */
export const EditCart = styled(LinkButton)`
  ${flushButton}
  align-self: flex-start;
`;

/** A compact list of ordered products. */
export const LineList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding-block-end: var(--space-16);
  border-block-end: 1px solid var(--color-line);
  list-style: '';

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-12);
    align-items: center;
    justify-content: flex-end;
  }

  [data-part='picture'] {
    flex: none;
    inline-size: calc(3.5 * var(--space-rem));
    border-radius: var(--radius-field);
  }

  div {
    flex: 1 0 6rem;
    min-inline-size: 0;
  }

  [data-part='details'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
`;
