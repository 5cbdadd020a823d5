import type { ContactContent } from '@mahd/data/content';
import { LinkButton } from '@mahd/ui/LinkButton';
import { SupplierInfo, type SupplierFact } from '@mahd/ui/SupplierInfo';
import { useApp } from '../../app/AppContext.js';

/** The office's contact details with a link to the map. Nothing while only its name is configured. */
export function OfficeInfo({ offices: { title, rows, mapHref, mapLabel } }: Pick<ContactContent, 'offices'>) {
  const { company } = useApp().state.settings;
  const kindOf = (value: string): SupplierFact['kind'] =>
    (['phone', 'fax', 'email', 'website'] as const).find((kind) => company[kind] === value) ?? 'text';
  // The name alone tells nothing new.
  if (rows.length < 2) return null;
  return (
    <SupplierInfo
      title={title}
      facts={rows.map(({ label, value }) => ({ label, value, kind: kindOf(value) }))}
      {...(mapHref
        ? {
            actions: (
              <LinkButton variant="outline" href={mapHref} target="_blank" rel="noopener">
                {mapLabel}
              </LinkButton>
            ),
          }
        : {})}
    />
  );
}
