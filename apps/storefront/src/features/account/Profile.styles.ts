import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Labels and values, in two columns where there is space. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-16) var(--space-24);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }

  [data-part='wide'] {
    grid-column: 1 / -1;
  }
`;

export const SettingsList = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** A description with its button at the end of the row. */
export const SettingsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  justify-content: space-between;

  & + & {
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--color-line);
  }

  > p {
    flex: 1 1 16rem;
  }
`;
