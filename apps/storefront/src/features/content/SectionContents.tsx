import type { ReadingSection } from '@mahd/data/content';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { useTranslate } from '../../app/AppContext.js';
import { useCurrentSection } from './useCurrentSection.js';

/** The headings of a text beside it, the one being read marked, for texts with at least three. */
export function SectionContents({ sections }: { sections: readonly ReadingSection[] }) {
  const t = useTranslate();
  const contents = sections.flatMap(({ id, heading }) => (id && heading ? [{ id, label: heading }] : []));
  const current = useCurrentSection(contents.map(({ id }) => id));
  if (contents.length < 3) return null;
  return (
    <aside>
      <TableOfContents
        label={t('content.onThisPage')}
        items={contents.map((item) => ({ ...item, current: item.id === current }))}
      />
    </aside>
  );
}
