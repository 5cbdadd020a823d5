import { media } from '@mahd/ui/breakpoints';
import { styled } from 'styled-components';

/** Over a corner of the page, so that nothing shifts. */
export const Overlay = styled.section`
  position: fixed;
  z-index: var(--layer-popup);
  inset-block-end: calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height, 0px) + var(--space-12));
  inset-inline: var(--space-12);
  border-radius: var(--radius-field);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  [data-part='body'] {
    display: grid;
    gap: var(--space-8);
  }

  ${media.tablet} {
    inset-inline: auto var(--space-24);
    inline-size: 26rem;
  }

  ${media.short} {
    position: static;
    margin: var(--space-12);
  }

  @media print {
    display: none;
  }
`;
