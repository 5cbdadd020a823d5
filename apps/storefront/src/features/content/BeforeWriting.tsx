import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';
import { FoldedPanel } from './Contact.styles.js';

/** What to know before writing: one row above the form that opens, a panel beside it on desktops. */
export function BeforeWriting({ html }: { html: string }) {
  const title = useTranslate()('contact.before');
  return (
    <FoldedPanel aria-label={title}>
      <details>
        <summary>
          <Heading headingLevel={2}>{title}</Heading>
          <Icon name="chevron-down" />
        </summary>
        <Heading headingLevel={2} size="medium">
          {title}
        </Heading>
        <RichText html={html} />
      </details>
    </FoldedPanel>
  );
}
