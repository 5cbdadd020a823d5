import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** One thing to do, on its own surface. */
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

/** A form, and beside it what an account is good for; one under the other on phones. */
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

/** What an account is good for. */
export const Benefits = styled.aside`
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

/** The other way on, below a hairline. */
export const Otherwise = styled.div`
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

/** Two fields whose labels and boxes stand on one line each, however long their hints are. */
export const EvenPair = styled.div`
  display: grid;
  gap: var(--space-16);

  [data-part='hint'] {
    flex: 1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Facts with their names, side by side where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-16) var(--space-24);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }

  [data-part='wide'] {
    grid-column: 1 / -1;
  }
`;

/** Matters of the account, one below the other. */
export const Matters = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** One matter: what it is, and its button at the end of the line. */
export const Matter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  justify-content: space-between;

  & + & {
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--color-line);
  }

  > p {
    flex: 1 1 16rem;
  }
`;

/** Less than the rest: small and quiet. */
export const Quiet = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;

/** A panel with little in it. */
export const NarrowPanel = styled(Panel)`
  max-inline-size: 34rem;
`;
