import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';
import { AmbulanceLink } from './AmbulanceLink.js';
import { Further, Signs, SignsLink } from './WhenToCall.styles.js';

/** Words and a list of links that end a text. */
const furtherReading = /<p>[^<]*<\/p>\s*<ul>(?:(?!<ul>)[^])*<\/ul>$/;

interface WhenToCallProps {
  /** Unique on the page. */
  id: string;
  block: PageEntry['blocks'][number];
  headingLevel: 2 | 3;
  /** With the links to further reading that end the text. */
  further?: boolean;
}

/** The signs that need an ambulance or a doctor, ranked. */
export function WhenToCall({ id, block: { heading, html }, headingLevel, further = true }: WhenToCallProps) {
  return (
    <Signs aria-labelledby={id}>
      <Heading headingLevel={headingLevel} size="medium" id={id}>
        {heading}
      </Heading>
      <RichText html={further ? html : html.replace(furtherReading, '')} />
    </Signs>
  );
}

/** The links to further reading that end a text about warning signs, if any. */
export function FurtherReading({ html }: { html: string }) {
  const [links] = furtherReading.exec(html) ?? [];
  return links && <Further html={links} />;
}

/** Leads to the signs of the given id, further down the page, and to the ambulance. */
export function WhenToCallLink({ id }: Pick<WhenToCallProps, 'id'>) {
  const t = useTranslate();
  return (
    <SignsLink>
      <Icon name="warning" />
      <a href={`#${id}`}>{t('content.whenToCall')}</a>
      <AmbulanceLink />
    </SignsLink>
  );
}
