import type { Artwork, ReadingSection } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { ShareBar } from '@mahd/ui/ShareBar';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { InlinePicture, TextColumns } from './ReadingLayout.styles.js';
import { SectionContents } from './SectionContents.js';

interface ArticleTextProps {
  /** HTML; may be empty. */
  intro: string;
  sections: readonly ReadingSection[];
  /** Shown in the middle of the text. */
  picture?: Artwork | null;
  share: { label: string; address: string; title: string };
}

/** A long text with a table of contents and share buttons. */
export function ArticleText({ intro, sections, picture, share }: ArticleTextProps) {
  const t = useTranslate();
  const middle = Math.ceil(sections.length / 2);
  const htmlOf = (part: readonly ReadingSection[]) => part.map(({ html }) => html).join('');
  return (
    <TextColumns>
      <SectionContents sections={sections} />
      <Stack gap={32}>
        <div>
          <RichText html={intro + htmlOf(picture ? sections.slice(0, middle) : sections)} />
          {picture && (
            <>
              <InlinePicture>
                <Picture picture={picture} alt={picture.alt} ratio="card" sizes="(min-width: 1024px) 640px, 100vw" />
              </InlinePicture>
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
      </Stack>
    </TextColumns>
  );
}
