import { readingSections, type PageEntry, type ReadingSection } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { AboutHeader, AboutSections } from './AboutText.styles.js';
import { BrandMark, BrandNames } from './BrandMarks.js';
import { LogoText } from './BrandMarks.styles.js';
import { DrawnCards } from './DrawnCards.styles.js';
import { Letter, LetterHeader } from './Letter.styles.js';
import { SplitTexts } from './SplitTexts.js';

/** Below "The shape" and "The two names" of the text about the logo. */
const logoFigures = { 0: <BrandMark />, 2: <BrandNames /> };

interface DrawnSectionsProps extends Pick<PageEntry, 'pictures'> {
  sections: readonly ReadingSection[];
}

/** The sections that have a drawing, beside each other. */
function DrawnSections({ sections, pictures }: DrawnSectionsProps) {
  return (
    <DrawnCards columns={3}>
      {sections.map(({ id, heading, body }) => {
        const image = pictures.find((picture) => picture.id === id)?.image ?? null;
        return (
          <FeatureCard key={id} id={id} title={heading} picture={image} alt={image?.alt ?? ''} headingLevel={2}>
            <RichText html={body} />
          </FeatureCard>
        );
      })}
    </DrawnCards>
  );
}

/** The text of a tab of the About page. */
export function AboutText({ entry }: { entry: PageEntry }) {
  const all = readingSections(entry.html);
  // A text without headings is the letter. In others what comes before the first heading is in the header.
  const isLetter = all.length === 1;
  const intro = isLetter ? undefined : all.find(({ heading }) => !heading);
  const sections = all.filter((section) => section !== intro);
  const drawn = sections.filter(({ id }) => entry.pictures.some((picture) => picture.id === id));
  const isLogo = entry.slug === 'logo';
  const Header = isLetter ? LetterHeader : AboutHeader;
  const Texts = isLogo ? LogoText : AboutSections;
  return (
    <Stack gap={48}>
      <Header
        data-page={entry.slug}
        title={entry.title}
        description={intro ? <RichText html={intro.body} /> : entry.description}
        picture={entry.image}
        alt={entry.image?.alt ?? ''}
      />
      {isLetter ? (
        <Letter>
          <RichText html={entry.html} />
        </Letter>
      ) : (
        <>
          {drawn.length > 0 && <DrawnSections sections={drawn} pictures={entry.pictures} />}
          <Texts gap={48}>
            <SplitTexts
              sections={sections.filter((section) => !drawn.includes(section))}
              {...(isLogo ? { figures: logoFigures } : {})}
            />
          </Texts>
        </>
      )}
    </Stack>
  );
}
