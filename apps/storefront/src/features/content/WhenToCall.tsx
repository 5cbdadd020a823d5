import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';
import { SignsLink, Signs } from './WhenToCall.styles.js';

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

/** Leads to the signs of the given id, further down the page, and to the ambulance. */
export function WhenToCallLink({ id }: Pick<WhenToCallProps, 'id'>) {
  const t = useTranslate();
  return (
    <SignsLink>
      <Icon name="warning" />
      <a href={`#${id}`}>{t('content.whenToCall')}</a>
      <a href="tel:998">{t('content.ambulance')}</a>
    </SignsLink>
  );
}
