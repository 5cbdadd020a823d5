import type { ReactNode } from 'react';
import type { ReadingSection } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { SplitSection } from '@mahd/ui/SplitSection';

interface SplitTextsProps {
  sections: readonly ReadingSection[];
  /** Shown below the text of a section, by its position. */
  figures?: Readonly<Record<number, ReactNode>>;
}

/** The sections of a short text across the page, each with its heading beside it on wide screens. */
export function SplitTexts({ sections, figures = {} }: SplitTextsProps) {
  return sections.map(({ id, heading, body }, at) => (
    <SplitSection key={id} id={id || undefined} title={heading}>
      <RichText html={body} />
      {figures[at]}
    </SplitSection>
  ));
}
