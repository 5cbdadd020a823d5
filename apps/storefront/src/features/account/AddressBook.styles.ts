import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Cards of the same height in each row. */
export const AddressList = styled.ul`
  display: grid;
  gap: var(--space-16);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }
`;

/** The place of the next address. */
export const AddTile = styled.button`
  --icon-size: 1.5rem;
  display: flex;
  gap: var(--space-12);
  align-items: center;
  justify-content: center;
  min-block-size: 5rem;
  padding: var(--space-16);
  border: 1px dashed var(--color-accent);
  border-radius: var(--radius-card);
  color: var(--color-accent);
  background: none;
  font: inherit;
  font-weight: var(--weight-medium);
  cursor: pointer;

  &:hover {
    background: var(--color-pastel-3);
  }
`;
