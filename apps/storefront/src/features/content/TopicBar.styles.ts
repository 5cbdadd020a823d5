import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { scrollFade } from '@mahd/ui/scrollFade';

/** In one row across the page and below the navbar, over the text and under the navbar's panels. */
export const Bar = styled(JumpLinks)`
  position: sticky;
  z-index: 10;
  inset-block-start: var(--nav-bar-height, 0px);
  margin-inline: calc(-1 * var(--gutter));
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-normal) var(--ease-out);

  ${media.short} {
    position: static;
  }

  /* Follows the navbar out of the window, once it sticks: a section is being read only then. */
  :root:has([data-part='nav-bar'][data-hidden]) &:has([aria-current]) {
    transform: translateY(calc(-1 * var(--nav-bar-height)));
  }

  > ul {
    flex-wrap: nowrap;
    padding: var(--space-8) var(--gutter);
    ${scrollFade}
  }

  li {
    flex: none;
  }

  a {
    padding-inline: var(--space-12);
    font-size: var(--text-14);
  }

  /* As wide as the text, in as many rows as it takes. */
  ${media.desktop} {
    margin-inline: 0;

    > ul {
      flex-wrap: wrap;
      gap: var(--space-8);
      padding-inline: 0;
      overflow: visible;
    }

    a {
      justify-content: center;
      min-block-size: 2.25rem;
      padding-inline: var(--space-12);
      text-align: center;
    }

    /* The twelve of baby care in two full rows. */
    > ul:has(> :nth-child(12)) {
      display: grid;
      grid-template-columns: repeat(6, auto);

      a {
        block-size: 100%;
      }
    }
  }
`;
