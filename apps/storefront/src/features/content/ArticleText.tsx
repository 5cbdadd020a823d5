import type { ReactNode } from 'react';
import type { Artwork, ReadingSection } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { ShareBar } from '@mahd/ui/ShareBar';
import { Stack } from '@mahd/ui/Stack';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { Plate, TextColumns } from './ReadingFrame.styles.js';

interface ArticleTextProps {
  /** HTML; empty when there is none. */
  intro: string;
  /** The language of the text when it is not always the page's; then only its own page has a list of its headings. */
  textLanguage?: 'en';
  sections: readonly ReadingSection[];
  /** Stands in the middle of a long text. */
  plate?: Artwork | null;
  share: { label: string; address: string; title: string };
  /** The way on, below all of it. */
  children?: ReactNode;
}

/** A long text with its headings beside it, a picture in its middle and ways to share it. */
export function ArticleText({ intro, sections, textLanguage, plate, share, children }: ArticleTextProps) {
  const t = useTranslate();
  const language = useLanguage();
  const foreign = textLanguage !== undefined && textLanguage !== language;
  const middle = Math.ceil(sections.length / 2);
  const htmlOf = (part: readonly ReadingSection[]) => part.map(({ html }) => html).join('');
  const contents = sections.flatMap(({ id, heading }) => (id && heading ? [{ id, label: heading }] : []));
  return (
    <TextColumns>
      {contents.length > 2 && !foreign && (
        <aside>
          <TableOfContents label={t('content.onThisPage')} items={contents} />
        </aside>
      )}
      <Stack gap={32}>
        <div {...(foreign ? { lang: textLanguage, dir: 'ltr' } : {})}>
          <RichText html={intro + htmlOf(plate ? sections.slice(0, middle) : sections)} />
          {plate && (
            <>
              <Plate>
                <Picture picture={plate} alt={plate.alt} ratio="card" sizes="(min-width: 1024px) 640px, 100vw" />
              </Plate>
              <RichText html={htmlOf(sections.slice(middle))} />
            </>
          )}
        </div>
        <ShareBar
          {...share}
          services={[
            { id: 'whatsapp', label: t('share.whatsapp') },
            { id: 'facebook', label: t('share.facebook') },
            { id: 'x', label: t('share.x') },
          ]}
        />
        {children}
      </Stack>
    </TextColumns>
  );
}
