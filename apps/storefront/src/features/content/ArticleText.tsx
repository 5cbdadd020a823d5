import type { Artwork, ReadingSection } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { ShareBar } from '@mahd/ui/ShareBar';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { FigureCaption, InlineFigure, InlinePicture, Legend, PanelNames } from './ArticleText.styles.js';
import { TextColumns } from './TextColumns.styles.js';
import { SectionContents } from './SectionContents.js';

interface ArticleTextProps {
  /** HTML; may be empty. */
  intro: string;
  sections: readonly ReadingSection[];
  /** A picture below the section with the id `after`. The caption may be empty, or names with `|` between them: of up to four panels of the picture, or of its numbered parts. */
  figure?: { picture: Artwork; after: string; caption: string } | null;
  share: { label: string; address: string; title: string };
}

/** A long text with a table of contents and share buttons. */
export function ArticleText({ intro, sections, figure, share }: ArticleTextProps) {
  const t = useTranslate();
  const place = figure ? sections.findIndex(({ id }) => id === figure.after) + 1 : sections.length;
  const names = figure?.caption.split(' | ') ?? [];
  const htmlOf = (part: readonly ReadingSection[]) => part.map(({ html }) => html).join('');
  return (
    <TextColumns>
      <SectionContents sections={sections} />
      <Stack gap={32}>
        <div>
          <RichText html={intro + htmlOf(sections.slice(0, place))} />
          {figure && (
            <>
              <InlineFigure>
                <InlinePicture>
                  <Picture
                    picture={figure.picture}
                    alt={figure.picture.alt}
                    ratio="card"
                    sizes="(min-width: 1024px) 672px, 100vw"
                  />
                </InlinePicture>
                {names.length > 4 ? (
                  <FigureCaption>
                    <Legend>
                      {names.map((name) => (
                        <li key={name}>{name}</li>
                      ))}
                    </Legend>
                  </FigureCaption>
                ) : names.length > 1 ? (
                  <PanelNames>
                    {names.map((name) => (
                      <span key={name}>{name}</span>
                    ))}
                  </PanelNames>
                ) : (
                  figure.caption && <FigureCaption>{figure.caption}</FigureCaption>
                )}
              </InlineFigure>
              <RichText html={htmlOf(sections.slice(place))} />
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
