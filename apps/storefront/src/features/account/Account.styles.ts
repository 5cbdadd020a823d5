import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** A raised panel. */
export const Panel = styled.section`
  position: relative;
  ${surface}
  scroll-margin-block-start: 6rem;

  &:focus {
    outline: none;
  }

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

/** A form beside the benefits of an account; stacked on phones. */
export const FormColumns = styled.div`
  display: grid;
  gap: var(--space-24);
  padding-block-start: var(--space-24);

  ${media.wide} {
    &[data-narrow] {
      grid-template-columns: minmax(0, 1fr) 17rem;
      align-items: start;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    gap: var(--space-32);
    align-items: start;

    &[data-narrow] {
      grid-template-columns: minmax(0, 30rem) minmax(0, 26rem);
      justify-content: center;
    }
  }
`;

/** The benefits of an account. */
export const BenefitsPanel = styled.aside`
  --icon-size: 1.5rem;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-16);
  background: var(--color-pastel-1);
  border-radius: var(--radius-panel);

  ${media.tablet} {
    padding: var(--space-32);
  }

  ${media.wide} {
    [data-narrow] > & {
      padding: var(--space-32) var(--space-24);
    }
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--space-16);
    list-style: '';
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-12);
    align-items: start;
  }

  svg {
    color: var(--color-ink);
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
`;

/** A group of fields with its heading. */
export const FieldGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: var(--space-12);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
  }
`;

/** Two fields side by side whose inputs stay aligned, however long their descriptions are. */
export const AlignedPair = styled.div`
  display: grid;
  gap: var(--space-16);

  [data-part='description'] {
    flex: 1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const SmallText = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;

/** A panel with little content. */
export const NarrowPanel = styled(Panel)`
  max-inline-size: 34rem;
`;
