import { styled } from 'styled-components';
import { Stack } from '@mahd/ui/Stack';

/** The article and what follows it. A part that hydrates later and has nothing to show adds no gap, but can still be observed. */
export const PageParts = styled(Stack)`
  > [data-lazy]:empty {
    position: absolute;
  }
`;
