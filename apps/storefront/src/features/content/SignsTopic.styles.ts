import { styled } from 'styled-components';

/** The article with the warning signs. */
export const signsTopic = 'when-to-call-the-doctor';

/** Around an accordion of topics, the last of which has the warning signs. */
export const Topics = styled.div`
  details:has(> #${signsTopic}) > summary {
    color: var(--color-danger);
    background: var(--color-danger-surface);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;
