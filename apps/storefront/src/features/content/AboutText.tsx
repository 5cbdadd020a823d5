import { readingSections, type PageEntry } from '@mahd/data/content';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { BrandMark, BrandNames } from './BrandMarks.js';
import { LogoText } from './BrandMarks.styles.js';
import { Letter } from './Letter.styles.js';
import { SplitTexts } from './SplitTexts.js';

/** Below "The shape" and "The two names" of the text about the logo, which follows its introduction in this order. */
const logoFigures = { 1: <BrandMark />, 3: <BrandNames /> };

/** The text of a tab of the About page. */
export function AboutText({ entry }: { entry: PageEntry }) {
  const sections = readingSections(entry.html);
  const isLogo = entry.slug === 'logo';
  const Texts = isLogo ? LogoText : Stack;
  return (
    <Stack gap={48}>
      <PageHeader
        title={entry.title}
        description={entry.description}
        picture={entry.image}
        alt={entry.image?.alt ?? ''}
      />
      {/* A text without headings is the letter. */}
      {sections.length === 1 ? (
        <Letter>
          <RichText html={entry.html} />
        </Letter>
      ) : (
        <Texts gap={48}>
          <SplitTexts sections={sections} {...(isLogo ? { figures: logoFigures } : {})} />
        </Texts>
      )}
    </Stack>
  );
}
