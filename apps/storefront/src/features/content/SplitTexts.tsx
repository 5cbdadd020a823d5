import type { ReactNode } from 'react';
import type { ReadingSection } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import { SplitSection } from '@mahd/ui/SplitSection';
import { ListCards } from './ListCards.styles.js';

interface SplitTextsProps {
  sections: readonly ReadingSection[];
  /** Shown below the text of a section, by its position. */
  figures?: Readonly<Record<number, ReactNode>>;
}

/** The sections of a short text across the page, each with its heading beside it on wide screens. Points are cards below theirs. */
export function SplitTexts({ sections, figures = {} }: SplitTextsProps) {
  return sections.map(({ id, heading, body }, at) =>
    /^\s*(?:<[ou]l|<p>[^<]*<\/p>\s*<ol)/.test(body) ? (
      <ListCards key={id} id={id} aria-labelledby={`${id}-title`}>
        <Heading headingLevel={2} id={`${id}-title`}>
          {heading}
        </Heading>
        <RichText html={body} />
      </ListCards>
    ) : (
      <SplitSection key={id} id={id || undefined} title={heading}>
        <RichText html={body} />
        {figures[at]}
      </SplitSection>
    ),
  );
}
