import type { ReactNode } from 'react';
import { formatDate } from '@mahd/rules/locale';
import { Breadcrumbs, type Breadcrumb } from '@mahd/ui/Breadcrumbs';
import { Container } from '@mahd/ui/Container';
import { ReadingNotes } from '@mahd/ui/ReadingNotes';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { PrintStyle } from './PrintStyle.js';

/** What a text about health relies on. */
interface Grounds {
  readonly sources: readonly { readonly name: string; readonly topic: string }[];
  /** HTML. */
  readonly note: string;
  /** ISO day. */
  readonly reviewed: string | null;
}

interface ReadingFrameProps {
  crumbs: Breadcrumb[];
  /** Shown below the text; a text that is not about health has none. */
  grounds?: Grounds;
  /** The language of the grounds when it is not the page's. */
  textLanguage?: 'en';
  /** What follows the grounds: other texts. */
  after?: ReactNode;
  children: ReactNode;
}

/** What surrounds every page that is read: where it stands, its sources, and how it is printed. */
export function ReadingFrame({ crumbs, grounds, textLanguage, after, children }: ReadingFrameProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Container>
      <PrintStyle />
      <Stack gap={48}>
        <Stack gap={12}>
          <Breadcrumbs items={crumbs} />
          <Stack gap={48} as="article">
            {children}
            {grounds && (
              <ReadingNotes
                sourcesLabel={t('content.sources')}
                {...(textLanguage && textLanguage !== language ? { textLanguage } : {})}
                sources={grounds.sources}
                note={grounds.note && <RichText html={grounds.note} />}
                {...(grounds.reviewed
                  ? { reviewed: t('content.reviewedOn', { date: formatDate(grounds.reviewed, language) }) }
                  : {})}
              />
            )}
          </Stack>
        </Stack>
        {after}
      </Stack>
    </Container>
  );
}
