import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Stack } from '@mahd/ui/Stack';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** One step of the form: its heading and fields on their own surface. */
export const Step = styled.section`
  ${surface}

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** What is to be known before the form; takes no room when there is nothing. */
export const Notices = styled(Stack)`
  &:empty {
    display: none;
  }
`;

export const SmallPrint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;

/** The products of the order, in few words. */
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
