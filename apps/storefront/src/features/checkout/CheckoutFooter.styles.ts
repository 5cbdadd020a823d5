import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { FlowHeader } from '@mahd/ui/FlowHeader';

/** On phones one row: the footer has the link that helps. */
export const Header = styled(FlowHeader)`
  @media ${belowTablet} {
    [data-part='actions'] {
      display: none;
    }
  }
`;

export const Footer = styled.footer`
  border-block-start: 1px solid var(--color-line);
  padding-block: var(--space-24);
  color: var(--color-ink-soft);
  font-size: var(--text-14);

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  align-items: center;
  justify-content: space-between;
  /* Its rule is as wide as the content above it. */
  inline-size: min(var(--content-width), 100% - 2 * var(--gutter));
  margin-inline: auto;

  > nav {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 var(--space-24);

    ${media.tablet} {
      display: flex;
      flex-wrap: wrap;

      > :last-child {
        display: none;
      }
    }
  }

  a {
    display: inline-flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
  }
`;
