import { useSearchParams } from 'react-router-dom';
import type { PageContent, PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { InfoCard } from '@mahd/ui/InfoCard';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { CurrentMonthLink } from './CurrentMonthLink.js';
import { EmptyContent } from './EmptyContent.js';
import { MonthHeader, MonthRows, Parts } from './MonthTabs.styles.js';
import { PageIntro } from './PageIntro.js';
import { TopicBar } from './TopicBar.js';
import { WhenToCall } from './WhenToCall.js';

const panels = ['peach', 'sky', 'sage'] as const;

/** The number of a month in URLs: of pregnancy, or of the baby's age. */
const monthNumber = ({ month, ageMonths }: PageEntry) => String(month ?? ageMonths ?? '');

/** The month with the number from the URL. */
export const monthInUrl = (months: readonly PageEntry[], number: string | null): PageEntry | undefined =>
  months.find((entry) => monthNumber(entry) === number);

/** The month with the number from the URL, otherwise the first one. */
export const findMonth = (months: readonly PageEntry[], number: string | null): PageEntry | undefined =>
  monthInUrl(months, number) ?? months[0];

/** The block that everyone must find at once. */
const isWhenToCall = ({ id }: PageEntry['blocks'][number]) => id === 'when-to-call';

/** Unique on the page, where a trimester has parts of the same names. */
const partId = ({ slug }: PageEntry, id: string) => `${slug}-${id}`;

/** Both ends of weeks such as `17–20`, which Arabic says in words: a dash between numbers reads backwards there. */
const weekRange = (weeks: string) => {
  const [from = '', to = ''] = weeks.split('–');
  return { from, to };
};

interface MonthTabsProps {
  content: PageContent;
  /** The page's path without language. */
  path: string;
  /** The name of the row of months. */
  label: string;
  months: readonly PageEntry[];
  /** A line below the months: how they are counted. */
  note?: string | undefined;
  /** The section below the months. */
  next: { id: string; label: string | undefined };
}

/**
 * The header and a tab per month. The URL parameter `month` selects one, whose title is then that of the page. Without it
 * the first one is shown below the page's own header.
 */
export function MonthTabs({ content, path, label, months, note, next }: MonthTabsProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const own = monthInUrl(months, search.get('month'));
  const shown = own ?? months[0];
  const { title, image } = own ?? content;
  const signs = shown?.blocks.filter(isWhenToCall) ?? [];
  const parts = shown?.blocks.filter((block) => !isWhenToCall(block)) ?? [];
  const partLevel = own ? 2 : 3;
  return (
    <>
      <MonthHeader
        id="months"
        title={title}
        {...(own?.weeks ? { label: t('content.weeks', weekRange(own.weeks)) } : {})}
        description={<PageIntro {...(own ?? content)} />}
        extra={<CurrentMonthLink path={path} months={months} />}
        picture={image}
        alt={image?.alt ?? ''}
      />
      {content.entries.length === 0 && <EmptyContent />}
      {shown && (
        <MonthRows
          variant="outline"
          label={label}
          value={monthNumber(shown)}
          extra={
            <>
              {note && <p>{note}</p>}
              <TopicBar
                topics={[
                  // The warning signs come first, above the cards of the other parts.
                  ...[...signs, ...parts].map(({ id, heading }) => ({ id: partId(shown, id), label: heading })),
                  ...(next.label ? [{ id: next.id, label: next.label }] : []),
                ]}
              />
            </>
          }
          tabs={months.map((entry) => ({
            value: monthNumber(entry),
            label: entry.menu,
            href: `${path}?month=${monthNumber(entry)}`,
            content: entry === shown && (
              <Stack gap={32}>
                {!own && (
                  <Stack gap={12}>
                    <Heading headingLevel={2}>{entry.title}</Heading>
                    <PageIntro {...entry} />
                  </Stack>
                )}
                {signs.map((block) => (
                  <WhenToCall key={block.id} id={partId(entry, block.id)} block={block} headingLevel={partLevel} />
                ))}
                <Parts>
                  {parts.map(({ id, heading, html }, index) => (
                    <InfoCard
                      key={id}
                      id={partId(entry, id)}
                      title={heading}
                      panel={panels[index % panels.length] ?? 'peach'}
                      headingLevel={partLevel}
                    >
                      <RichText html={html} />
                      {entry.pictures.map(
                        ({ id: place, image }) =>
                          place === id && (
                            <figure key={id}>
                              <Picture picture={image} alt="" />
                              <figcaption>{image.alt}</figcaption>
                            </figure>
                          ),
                      )}
                    </InfoCard>
                  ))}
                </Parts>
              </Stack>
            ),
          }))}
        />
      )}
    </>
  );
}
