import type { ReactNode } from 'react';
import type { ContactContent } from '@mahd/data/content';
import { LinkButton } from '@mahd/ui/LinkButton';
import { SupplierInfo, type SupplierFact } from '@mahd/ui/SupplierInfo';
import { useApp } from '../../app/AppContext.js';

interface OfficeInfoProps extends Pick<ContactContent, 'offices'> {
  /** An anchor. */
  id?: string;
  /** Shown below the details. */
  children?: ReactNode;
}

/** The company's details with a link to the map. Nothing while only its name is configured and nothing is shown below it. */
export function OfficeInfo({ offices: { title, rows, mapHref, mapLabel }, id, children }: OfficeInfoProps) {
  const { company } = useApp().state.settings;
  const kindOf = (value: string): SupplierFact['kind'] =>
    (['phone', 'fax', 'email', 'website'] as const).find((kind) => company[kind] === value) ?? 'text';
  // An office with only a name adds no information.
  const facts = rows.length < 2 ? [] : rows;
  if (facts.length === 0 && !children) return null;
  return (
    <SupplierInfo
      id={id}
      title={title}
      facts={facts.map(({ label, value }) => ({ label, value, kind: kindOf(value) }))}
      actions={
        <>
          {children}
          {mapHref && (
            <LinkButton variant="outline" href={mapHref} target="_blank" rel="noopener">
              {mapLabel}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
