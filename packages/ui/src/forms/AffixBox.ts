import { styled } from 'styled-components';

/** An input joined to a prefix before it, a suffix after it, or both. */
export const AffixBox = styled.div`
  display: flex;

  &&& > [data-part='prefix'] + input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &&& > input:has(+ [data-part='suffix']) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  > [data-part='prefix'],
  > [data-part='suffix'] {
    display: flex;
    flex: none;
    align-items: center;
    padding-inline: var(--space-12);
    border: 1px solid var(--color-control-line);
    background: var(--color-pastel-3);
    font-size: max(1rem, 1em);
    line-height: 1.5;
  }

  > [data-part='prefix'] {
    border-inline-end: 0;
    border-start-start-radius: var(--radius-field);
    border-end-start-radius: var(--radius-field);
  }

  > [data-part='suffix'] {
    border-inline-start: 0;
    border-start-end-radius: var(--radius-field);
    border-end-end-radius: var(--radius-field);
  }
`;
