import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Picture } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import { Icon } from '@mahd/ui/icons';
import { useUi } from '@mahd/ui/provider';
import { useTranslate } from '../../app/AppContext.js';
import { Chapters } from './ChapterLinks.styles.js';
import { FactLine } from './FactLine.styles.js';
import { weekRange } from './weekRange.js';

interface ChapterLinksProps {
  id: string;
  title: string;
  /** The path, without language, of the page with the chapters. */
  path: string;
  chapters: readonly PageEntry[];
  /** The month that links to them. The chapter of its trimester is marked. */
  month: PageEntry;
}

/** Cards that link from a month to the chapters of its page, which are the same for all months. */
export function ChapterLinks({ id, title, path, chapters, month }: ChapterLinksProps) {
  const t = useTranslate();
  const { Link } = useUi();
  return (
    <Stack gap={24} as="section" aria-labelledby={id}>
      <Heading headingLevel={2} id={id}>
        {title}
      </Heading>
      <Chapters forwardedAs="ul" columns={3}>
        {chapters.map(({ slug, menu, image, weeks, trimester }) => {
          const isOwn = trimester !== '' && trimester === month.trimester;
          return (
            <li key={slug} data-own={isOwn || undefined}>
              <Picture picture={image} alt="" ratio="card" sizes="(min-width: 1024px) 96px, 56px" />
              <div>
                <Link href={`${path}#${slug}`}>{menu}</Link>
                {weeks && (
                  <FactLine>
                    <span>{t('content.weeks', weekRange(weeks))}</span>
                    {isOwn && <strong>{month.menu}</strong>}
                  </FactLine>
                )}
              </div>
              <Icon name="arrow-end" />
            </li>
          );
        })}
      </Chapters>
    </Stack>
  );
}
