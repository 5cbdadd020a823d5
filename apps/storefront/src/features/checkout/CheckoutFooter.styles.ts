import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { FlowHeader } from '@mahd/ui/FlowHeader';
import { visuallyHidden } from '@mahd/ui/VisuallyHidden';

/** On phones one row: the link that helps is an icon, as the footer has its label. */
export const Header = styled(FlowHeader)`
  @media ${belowTablet} {
    && [data-part='actions'] {
      --icon-size: 1.375rem;
      order: 0;
      flex-basis: auto;

      > a {
        justify-content: center;
        min-inline-size: 2.75rem;
      }

      span {
        ${visuallyHidden}
      }
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
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
  }

  /* The header has the icon of the link that helps. */
  svg {
    display: none;
  }
`;
