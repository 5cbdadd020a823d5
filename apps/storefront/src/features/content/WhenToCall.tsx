import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import { Signs } from './WhenToCall.styles.js';

interface WhenToCallProps {
  /** Unique on the page. */
  id: string;
  block: PageEntry['blocks'][number];
  headingLevel: 2 | 3;
}

/** The signs that need an ambulance or a doctor, ranked. */
export function WhenToCall({ id, block: { heading, html }, headingLevel }: WhenToCallProps) {
  return (
    <Signs aria-labelledby={id}>
      <Heading headingLevel={headingLevel} size="medium" id={id}>
        {heading}
      </Heading>
      <RichText html={html} />
    </Signs>
  );
}
