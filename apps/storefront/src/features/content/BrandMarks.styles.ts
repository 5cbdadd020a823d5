import { styled } from 'styled-components';

/** The mark or the names on a light sheet in both colour schemes, in the order of the text. */
export const MarkSheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-48);
  align-items: center;
  justify-content: center;
  margin-block-start: var(--space-24);
  padding: var(--space-32) var(--space-24);
  background: #fff;
  border-radius: var(--radius-panel);

  img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    max-block-size: 3.5rem;
  }

  > [data-mark] {
    max-block-size: 7rem;
  }
`;
