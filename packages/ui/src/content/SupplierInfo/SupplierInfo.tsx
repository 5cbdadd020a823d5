'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  align-content: start;
  block-size: 100%;
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  [data-part='title'] {
    font-size: var(--text-18);
  }

  [data-part='subtitle'] {
    color: var(--color-ink-soft);
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-12);
  }

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One fact about a company. `phone`, `email` and `website` become links. */
export interface SupplierFact {
  label: string;
  value: string;
  kind?: 'text' | 'phone' | 'fax' | 'email' | 'website';
}

export interface SupplierInfoProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Name of the company, a heading. */
  title: string;
  /** A sentence below the name. */
  description?: string | undefined;
  /** Details such as address and phone number. */
  facts: readonly SupplierFact[];
  /** Content after the facts, such as a link to a map. */
  actions?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
}

function value({ kind = 'text', value: text }: SupplierFact): ReactNode {
  // Phone numbers and URLs are left to right in every language.
  if (kind === 'phone')
    return (
      <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>
        <bdi dir="ltr">{text}</bdi>
      </a>
    );
  if (kind === 'email')
    return (
      <a href={`mailto:${text}`}>
        <bdi dir="ltr">{text}</bdi>
      </a>
    );
  if (kind === 'website')
    return (
      <a href={text} rel="noopener">
        <bdi dir="ltr">{text.replace(/^https?:\/\/|\/$/g, '')}</bdi>
      </a>
    );
  return <bdi dir={kind === 'fax' ? 'ltr' : undefined}>{text}</bdi>;
}

/** A company and its contact details: name, address, phone, fax, website. */
export function SupplierInfo({ title, description, facts, actions, headingLevel = 2, ...rest }: SupplierInfoProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('SupplierInfo', 'facts', facts);
  const Heading = `h${headingLevel}` as const;
  const known = facts.filter((fact) => fact.value);
  return (
    <Root {...rest} data-part="supplier-info">
      <div>
        <Heading data-part="title">{title}</Heading>
        {description && <p data-part="subtitle">{description}</p>}
      </div>
      {known.length > 0 && (
        <dl>
          {known.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{value(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions}
    </Root>
  );
}
