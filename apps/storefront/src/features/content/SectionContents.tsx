import { readingHeadings, type ReadingSection } from '@mahd/data/content';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { useTranslate } from '../../app/AppContext.js';
import { useCurrentSection } from './useCurrentSection.js';

/** The headings of a text beside it, with those below them, the one being read marked, for texts with at least three. */
export function SectionContents({ sections }: { sections: readonly ReadingSection[] }) {
  const t = useTranslate();
  const contents = sections.flatMap(({ id, heading, body }) =>
    id && heading ? [{ id, label: heading, items: readingHeadings(body) }] : [],
  );
  const current = useCurrentSection(contents.flatMap(({ id, items }) => [id, ...items.map((below) => below.id)]));
  const marked = <Item extends { id: string }>(item: Item) => ({ ...item, current: item.id === current });
  if (contents.length < 3) return null;
  return (
    <aside>
      <TableOfContents
        label={t('content.onThisPage')}
        items={contents.map((item) => ({ ...marked(item), items: item.items.map(marked) }))}
      />
    </aside>
  );
}
