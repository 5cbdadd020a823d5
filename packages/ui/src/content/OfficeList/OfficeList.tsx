'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { SupplierInfo, type SupplierFact } from '../SupplierInfo/index.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);

  [data-part='region'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
  }

  [data-part='region'] > [data-part='name'] {
    font-size: var(--text-22);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
    list-style: '';
  }

  /* Regions with one office share a row, and their facts have as many columns as fit. */
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    column-gap: var(--space-24);

    [data-part='region'] {
      grid-template-rows: auto 1fr;
    }

    [data-part='region']:has(li + li) {
      grid-column: 1 / -1;
    }

    ul:has(> li + li) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    dl {
      grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    }
  }
`;

export interface Office {
  name: string;
  /** Role of the office, below its name. */
  role?: string;
  facts: readonly SupplierFact[];
}

export interface OfficeListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Offices by region. Regions without offices are hidden. */
  regions: readonly { id: string; name: string; offices: readonly Office[] }[];
  /** Heading level of the regions. */
  headingLevel?: 2 | 3;
}

/** Offices by region. Regions without offices are hidden. */
export function OfficeList({ regions, headingLevel = 2, ...rest }: OfficeListProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('OfficeList', 'regions', regions);
  const shown = regions.filter(({ offices }) => offices.length > 0);
  const Heading = `h${headingLevel}` as const;
  if (shown.length === 0) return null;
  return (
    <Root {...rest} data-part="office-list">
      {shown.map(({ id, name, offices }) => (
        <section key={id} data-part="region">
          <Heading data-part="name">{name}</Heading>
          <ul>
            {offices.map((office) => (
              <li key={office.name}>
                <SupplierInfo
                  title={office.name}
                  description={office.role}
                  facts={office.facts}
                  headingLevel={headingLevel === 2 ? 3 : 4}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}
