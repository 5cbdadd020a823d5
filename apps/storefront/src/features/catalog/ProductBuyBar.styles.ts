import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { BuyBar } from '@mahd/ui/BuyBar';

/** Until it is known whether the page's own button is in view, windows that show both columns have no bar. */
export const ProductPageBuyBar = styled(BuyBar)`
  &[data-initial] {
    ${media.wide} {
      display: none;
    }
  }
`;
