import { readingSections, type PageEntry, type ReadingSection } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { Grid } from '@mahd/ui/Grid';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { BrandMark, BrandNames } from './BrandMarks.js';
import { LogoText } from './BrandMarks.styles.js';
import { Letter } from './Letter.styles.js';
import { SplitTexts } from './SplitTexts.js';

/** Below "The shape" and "The two names" of the text about the logo. */
const logoFigures = { 0: <BrandMark />, 2: <BrandNames /> };

/** Sections of which each has a drawing, beside each other. */
function DrawnSections({ sections, entry }: { sections: readonly ReadingSection[]; entry: PageEntry }) {
  return (
    <Grid columns={3}>
      {sections.map(({ id, heading, body }) => {
        const picture = entry.pictures.find((each) => each.id === id)?.image ?? null;
        return (
          <FeatureCard key={id} id={id} title={heading} picture={picture} alt={picture?.alt ?? ''} headingLevel={2}>
            <RichText html={body} />
          </FeatureCard>
        );
      })}
    </Grid>
  );
}

/** The text of a tab of the About page. */
export function AboutText({ entry }: { entry: PageEntry }) {
  const all = readingSections(entry.html);
  // A text without headings is the letter. In others what comes before the first heading is in the header.
  const isLetter = all.length === 1;
  const intro = isLetter ? undefined : all.find(({ heading }) => !heading);
  const sections = all.filter((section) => section !== intro);
  const drawn = sections.filter(({ id }) => entry.pictures.some((each) => each.id === id));
  const isLogo = entry.slug === 'logo';
  const Texts = isLogo ? LogoText : Stack;
  return (
    <Stack gap={48}>
      <PageHeader
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
          {drawn.length > 0 && <DrawnSections sections={drawn} entry={entry} />}
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
