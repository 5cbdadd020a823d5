import { styled } from 'styled-components';
import { PanelPair } from './Contact.styles.js';

/** Who sells: one panel over the whole row, with its facts beside each other. */
export const SellerPanel = styled(PanelPair)`
  && {
    grid-template-columns: minmax(0, 1fr);
  }
`;
