import { useSearchParams } from 'react-router-dom';
import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { InfoCard } from '@mahd/ui/InfoCard';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { CurrentMonthLink } from './CurrentMonthLink.js';
import { MonthOpening, MonthRows, Parts } from './MonthTabs.styles.js';
import { WhenToCall } from './WhenToCall.js';

const panels = ['peach', 'sky', 'sage'] as const;

/** The number of a month in URLs: of pregnancy, or of the baby's age. */
const monthNumber = ({ month, ageMonths }: PageEntry) => String(month ?? ageMonths ?? '');

/** The month with the number from the URL, otherwise the first one. */
export const findMonth = (months: readonly PageEntry[], number: string | null): PageEntry | undefined =>
  months.find((entry) => monthNumber(entry) === number) ?? months[0];

/** The block that everyone must find at once. */
const isWhenToCall = ({ id }: PageEntry['blocks'][number]) => id === 'when-to-call';

/** All months are in the page, with parts of the same names. */
const partId = ({ slug }: PageEntry, id: string) => `${slug}-${id}`;

/** The warning signs come first, above the cards of the other parts. */
const signsFirst = ({ blocks }: PageEntry) => [
  ...blocks.filter(isWhenToCall),
  ...blocks.filter((block) => !isWhenToCall(block)),
];

const isLongest = (html: string, row: PageEntry['blocks']) =>
  html.length === Math.max(...row.map((part) => part.html.length));

/** The parts of a month for the topic bar. */
export const monthTopics = (month: PageEntry) =>
  signsFirst(month).map(({ id, heading }) => ({ id: partId(month, id), label: heading }));

/** Both ends of weeks such as `17–20`, which Arabic says in words: a dash between numbers reads backwards there. */
const weekRange = (weeks: string) => {
  const [from = '', to = ''] = weeks.split('–');
  return { from, to };
};

interface MonthTabsProps {
  /** The heading above the tabs. */
  title: string;
  /** The page's path without language. */
  path: string;
  months: readonly PageEntry[];
}

/** A tab per month. The URL parameter `month` selects one. */
export function MonthTabs({ title, path, months }: MonthTabsProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const shown = findMonth(months, search.get('month'));
  if (!shown) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="months">
      <Heading headingLevel={2} id="months">
        {title}
      </Heading>
      <CurrentMonthLink path={path} months={months} />
      <MonthRows
        variant="outline"
        label={title}
        value={monthNumber(shown)}
        tabs={months.map((entry) => ({
          value: monthNumber(entry),
          label: entry.menu,
          href: `${path}?month=${monthNumber(entry)}`,
          content: (
            <Stack gap={32}>
              <MonthOpening
                title={entry.title}
                {...(entry.weeks ? { label: t('content.weeks', weekRange(entry.weeks)) } : {})}
                picture={entry.image}
                alt={entry.image?.alt ?? ''}
                pictureSide="end"
                headingLevel={3}
              >
                <RichText html={entry.intro || `<p>${entry.description}</p>`} />
              </MonthOpening>
              {entry.blocks.filter(isWhenToCall).map((block) => (
                <WhenToCall key={block.id} id={partId(entry, block.id)} block={block} />
              ))}
              <Parts>
                {entry.blocks
                  .filter((block) => !isWhenToCall(block))
                  .map(({ id, heading, html }, index, parts) => (
                    <InfoCard
                      key={id}
                      data-longest={isLongest(html, parts.slice(0, 3)) || undefined}
                      id={partId(entry, id)}
                      title={heading}
                      panel={panels[index % panels.length] ?? 'peach'}
                      headingLevel={4}
                    >
                      <RichText html={html} />
                    </InfoCard>
                  ))}
              </Parts>
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
