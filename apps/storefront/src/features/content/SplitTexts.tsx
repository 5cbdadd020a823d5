import type { ReadingSection } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { SplitSection } from '@mahd/ui/SplitSection';

/** The sections of a short text across the page, each with its heading beside it on wide screens. */
export function SplitTexts({ sections }: { sections: readonly ReadingSection[] }) {
  return sections.map(({ id, heading, html }) => (
    <SplitSection key={id} id={id || undefined} title={heading}>
      <RichText html={html.replace(/^<h2[\s\S]*?<\/h2>/, '')} />
    </SplitSection>
  ));
}
