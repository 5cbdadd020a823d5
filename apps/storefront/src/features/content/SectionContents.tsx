import type { ReadingSection } from '@mahd/data/content';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { useTranslate } from '../../app/AppContext.js';

/** The headings of a text beside it, for texts with at least three. */
export function SectionContents({ sections }: { sections: readonly ReadingSection[] }) {
  const t = useTranslate();
  const contents = sections.flatMap(({ id, heading }) => (id && heading ? [{ id, label: heading }] : []));
  if (contents.length < 3) return null;
  return (
    <aside>
      <TableOfContents label={t('content.onThisPage')} items={contents} />
    </aside>
  );
}
