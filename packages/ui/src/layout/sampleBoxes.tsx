import { styled } from 'styled-components';

const Box = styled.div`
  min-inline-size: 6rem;
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-pastel-1);
  text-align: start;
`;

/** Numbered boxes for layout stories. */
export const sampleBoxes = (count: number, as: 'div' | 'li' = 'div') =>
  Array.from({ length: count }, (_, at) => (
    <Box key={at} as={as}>
      {at + 1}
    </Box>
  ));
