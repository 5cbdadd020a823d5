import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { Stack } from '@mahd/ui/Stack';

interface ChapterLinksProps {
  id: string;
  title: string;
  /** The path, without language, of the page with the chapters. */
  path: string;
  chapters: readonly PageEntry[];
}

/** Links from a month to the chapters of its page, which are the same for all months. */
export function ChapterLinks({ id, title, path, chapters }: ChapterLinksProps) {
  return (
    <Stack gap={12} as="section" aria-labelledby={id}>
      <Heading headingLevel={2} id={id}>
        {title}
      </Heading>
      <JumpLinks label={title} links={chapters.map(({ slug, menu }) => ({ label: menu, href: `${path}#${slug}` }))} />
    </Stack>
  );
}
