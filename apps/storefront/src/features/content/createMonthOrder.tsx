import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, type PageContent, type PageEntry } from '@mahd/data/content';
import { PreviousNextLinks } from '@mahd/ui/PreviousNextLinks';
import { Stack } from '@mahd/ui/Stack';
import { useUi } from '@mahd/ui/provider';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { ChapterLinks } from './ChapterLinks.js';
import { EmptyContent } from './EmptyContent.js';
import { FirstYear } from './FirstYear.js';
import type { monthInUrl } from './MonthTabs.js';

interface Neighbour {
  readonly label: MessageKey;
  readonly href: string;
  /** In place of “Next”, where the series of months ends. */
  readonly above?: MessageKey;
}

/** What comes before the first and after the last month of a page. */
const neighbours: Readonly<Record<string, readonly [before: Neighbour | null, after: Neighbour]>> = {
  'stages-of-pregnancy': [null, { label: 'content.newborn', href: '/baby-care?month=0' }],
  'baby-care': [
    { label: 'content.lastMonth', href: '/stages-of-pregnancy?month=10' },
    { above: 'content.afterFirstYear', label: 'nav.goodToKnow', href: '/good-to-know' },
  ],
};

/**
 * Creates the links from the month in the URL to the one before and after it, and to the chapters of its page, for
 * `lazyHydrate`, which passes no props. Without months it says that the page is empty.
 */
export const createMonthOrder = (
  slug: string,
  toMonths: (content: PageContent) => readonly PageEntry[],
  // Not imported: the first view has it.
  find: typeof monthInUrl,
  /** Of the chapters, which the page itself shows whole. */
  kind: 'topic' | 'trimester',
) =>
  function MonthOrder() {
    const t = useTranslate();
    const { t: ui } = useUi();
    const [search] = useSearchParams();
    const { data: content } = useAtomValue(pageAtom(slug, useLanguage()));
    const months = content ? toMonths(content) : [];
    const own = find(months, search.get('month'));
    const shown = own ?? months[0];
    const at = months.findIndex((month) => month === shown);
    // To the heading above the months: the next one begins far above the end of this one.
    const link = (label: string, month: PageEntry | undefined, neighbour: Neighbour | null | undefined) =>
      month
        ? { label, title: month.menu, href: `/${slug}?month=${month.month ?? month.ageMonths ?? ''}#months` }
        : neighbour && {
            label: neighbour.above ? t(neighbour.above) : label,
            title: t(neighbour.label),
            href: neighbour.href,
          };
    const [before, after] = neighbours[slug] ?? [];
    if (!shown) return <EmptyContent />;
    return (
      <Stack gap={48}>
        <Stack gap={24}>
          {shown.ageMonths === 12 && <FirstYear />}
          <PreviousNextLinks
            label={t('article.order')}
            previous={link(ui('previous'), months[at - 1], before)}
            next={link(ui('next'), months[at + 1], after)}
          />
        </Stack>
        {own && content && (
          <ChapterLinks
            id={`${kind}s`}
            title={content.labels[kind] ?? content.title}
            path={`/${slug}`}
            chapters={content.entries.filter((entry) => entry.kind === kind)}
            month={own}
          />
        )}
      </Stack>
    );
  };
