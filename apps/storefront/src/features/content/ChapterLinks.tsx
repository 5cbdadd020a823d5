import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Picture } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import { useUi } from '@mahd/ui/provider';
import { Chapters } from './ChapterLinks.styles.js';

interface ChapterLinksProps {
  id: string;
  title: string;
  /** The path, without language, of the page with the chapters. */
  path: string;
  chapters: readonly PageEntry[];
}

/** Cards that link from a month to the chapters of its page, which are the same for all months. */
export function ChapterLinks({ id, title, path, chapters }: ChapterLinksProps) {
  const { Link } = useUi();
  return (
    <Stack gap={24} as="section" aria-labelledby={id}>
      <Heading headingLevel={2} id={id}>
        {title}
      </Heading>
      <Chapters forwardedAs="ul" columns={3}>
        {chapters.map(({ slug, menu, image }) => (
          <li key={slug}>
            <Picture picture={image} alt="" ratio="card" sizes="(min-width: 768px) 104px, 56px" />
            <Link href={`${path}#${slug}`}>{menu}</Link>
          </li>
        ))}
      </Chapters>
    </Stack>
  );
}
