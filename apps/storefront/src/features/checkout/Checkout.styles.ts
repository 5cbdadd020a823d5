import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Stack } from '@mahd/ui/Stack';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** A section of the form on its own surface. */
export const FormSection = styled.section`
  ${surface}

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** Notices above the form. */
export const Notices = styled(Stack)`
  &:empty {
    display: none;
  }
`;

export const SmallPrint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
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
