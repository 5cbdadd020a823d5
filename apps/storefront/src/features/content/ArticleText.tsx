import { Fragment } from 'react';
import type { Artwork, ReadingSection } from '@mahd/data/content';
import { Icon } from '@mahd/ui/icons';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { ShareBar } from '@mahd/ui/ShareBar';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { ambulance, AmbulanceLink } from './AmbulanceLink.js';
import {
  ArticleColumns,
  ColumnNames,
  Doctor,
  DoctorCard,
  FigureCaption,
  InlineFigure,
  InlinePicture,
  Legend,
  PanelNames,
  ShortList,
} from './ArticleText.styles.js';
import { SectionContents } from './SectionContents.js';

interface ArticleTextProps {
  /** HTML; may be empty. */
  intro: string;
  sections: readonly ReadingSection[];
  /** A picture below the section with the id `after`. The caption may be empty, or names with `|` between them: of two or four panels or three columns of the picture, or of its numbered parts. */
  figure?: { picture: Artwork; after: string; caption: string } | null;
  share: { label: string; address: string; title: string };
}

/** Signs of illness that need an ambulance. */
const urgentSigns = new RegExp(`<ol>\\s*<li><p><strong><a href="${ambulance}">`);

/** Nothing but a list. */
const onlyList = /^\s*<ul>(?:(?!<\/ul>)[^])*<\/ul>\s*$/;

/** A sentence, or the names of columns, of panels or of numbered parts. */
function Caption({ names }: { names: readonly string[] }) {
  if (names.length === 1) return <FigureCaption>{names[0]}</FigureCaption>;
  if (names.length === 3)
    return (
      <ColumnNames>
        {names.map((name) => {
          const [term, text] = name.split(': ');
          return (
            <span key={name}>
              <b>{text ? `${term}:` : term}</b> {text}
            </span>
          );
        })}
      </ColumnNames>
    );
  if (names.length <= 4)
    return (
      <PanelNames>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </PanelNames>
    );
  return (
    <FigureCaption>
      <Legend>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Legend>
    </FigureCaption>
  );
}

/** A long text with a table of contents and share buttons. A short list at its end is a note of its own, below the first table, if there is one. */
export function ArticleText({ intro, sections: all, figure, share }: ArticleTextProps) {
  const t = useTranslate();
  const signs = all.find(({ html }) => urgentSigns.test(html));
  // What to keep of the text: a list that ends it, unless its place is taken.
  const last = all.at(-1);
  const shortList = !signs && last && onlyList.test(last.body) ? last : null;
  const sections = shortList ? all.slice(0, -1) : all;
  const end = sections.length;
  const figurePlace = figure ? sections.findIndex(({ id }) => id === figure.after) + 1 : end;
  // Below the table that it sums up.
  const listPlace = sections.findIndex(({ html }) => html.includes('<table')) + 1 || end;
  const breaks = [...new Set([figurePlace, shortList ? listPlace : end, end])].sort((a, b) => a - b);
  return (
    <ArticleColumns>
      <SectionContents sections={sections} />
      {signs && (
        <Doctor>
          <DoctorCard>
            <Icon name="warning" />
            <a href={`#${signs.id}`}>{signs.heading}</a>
            <AmbulanceLink />
          </DoctorCard>
        </Doctor>
      )}
      <Stack gap={32}>
        <div>
          {breaks.map((at, index) => (
            <Fragment key={at}>
              <RichText
                html={sections
                  .slice(breaks[index - 1] ?? 0, at)
                  .reduce((html, section) => html + section.html, index === 0 ? intro : '')}
              />
              {figure && at === figurePlace && (
                <InlineFigure>
                  <InlinePicture>
                    <Picture
                      picture={figure.picture}
                      alt={figure.picture.alt}
                      ratio="card"
                      sizes="(min-width: 1024px) 672px, 100vw"
                    />
                  </InlinePicture>
                  {figure.caption && <Caption names={figure.caption.split(' | ')} />}
                </InlineFigure>
              )}
              {shortList && at === listPlace && (
                <ShortList>
                  <RichText html={shortList.html} />
                </ShortList>
              )}
            </Fragment>
          ))}
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
    </ArticleColumns>
  );
}
