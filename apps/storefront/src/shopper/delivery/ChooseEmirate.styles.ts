import { styled } from 'styled-components';
import { Select } from '@mahd/ui/Select';

/** Label and choice on one line, under the words of the promise. */
export const EmirateSelect = styled(Select)`
  flex-direction: row;
  gap: var(--space-12);
  align-items: center;

  > [data-part='label'] {
    flex: none;
    font-weight: var(--weight-regular);
  }

  > :last-child {
    flex: 0 1 13rem;
    min-inline-size: 0;
  }
`;
