import { useSearchParams } from 'react-router-dom';
import type { PageContent, PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { BabySize } from './BabySize.js';
import { blockId } from './blockId.js';
import { CurrentStageLink } from './CurrentStageLink.js';
import { MonthHeader, MonthRows, Parts } from './MonthTabs.styles.js';
import { PageIntro } from './PageIntro.js';
import { TopicBar } from './TopicBar.js';
import { weekRange } from './weekRange.js';
import { FurtherReading, WhenToCall, WhenToCallLink } from './WhenToCall.js';
import drawings from './drawings/parts-of-a-month.svg?url';

/** The number of a month in URLs: of pregnancy, or of the baby's age. */
const monthNumber = ({ month, ageMonths }: PageEntry) => String(month ?? ageMonths ?? '');

/** The month with the number from the URL. */
export const monthInUrl = (months: readonly PageEntry[], number: string | null): PageEntry | undefined =>
  months.find((entry) => monthNumber(entry) === number);

/** The month with the number from the URL, otherwise the first one. */
export const findMonth = (months: readonly PageEntry[], number: string | null): PageEntry | undefined =>
  monthInUrl(months, number) ?? months[0];

/** The blocks with the warning signs, which everyone must know at once. */
const isWhenToCall = ({ id }: PageEntry['blocks'][number]) => id === 'when-to-call';

/** Of a baby, which cannot say what is wrong, and around the birth the warning signs come first, in other months a link to them. */
const hasSignsFirst = ({ month, ageMonths }: PageEntry) => month === 10 || ageMonths !== null;

/** The drawing of a part, one of the views of their file. What is normal in pregnancy is about the mother. */
const viewOf = ({ month }: PageEntry, id: string) =>
  month !== null && id === 'what-is-normal' ? 'normal-in-pregnancy' : id;

interface MonthTabsProps {
  content: PageContent;
  /** The page's path without language. */
  path: string;
  /** The name of the row of months. */
  label: string;
  /** Asks for the date that the months count from. */
  question: 'content.findMonth' | 'content.findAge';
  months: readonly PageEntry[];
  /** How the months are counted. */
  note?: string | undefined;
  /** The section below the months. */
  next: { id: string; label: string | undefined };
}

/**
 * The header and a tab per month. The URL parameter `month` selects one, whose title is then that of the page. Without it
 * the first one is shown below the page's own header, where its tab names it.
 */
export function MonthTabs({ content, path, label, question, months, note, next }: MonthTabsProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const own = monthInUrl(months, search.get('month'));
  const shown = own ?? months[0];
  const { title, image } = own ?? content;
  const blocks = shown?.blocks ?? [];
  const signs = blocks.filter(isWhenToCall);
  const parts = blocks.filter((block) => !isWhenToCall(block));
  const areSignsFirst = shown !== undefined && hasSignsFirst(shown);
  const whenToCall =
    shown &&
    signs.map((block) => (
      <WhenToCall key={block.id} id={blockId(shown, block)} block={block} headingLevel={2} further={!areSignsFirst} />
    ));
  const toSigns = shown && signs.map((block) => <WhenToCallLink key={block.id} id={blockId(shown, block)} />);
  return (
    <>
      <MonthHeader
        id="months"
        title={title}
        {...(own?.weeks ? { label: t('content.weeks', weekRange(own.weeks)) } : {})}
        description={
          <>
            <PageIntro {...(own ?? content)} />
            {shown && <BabySize {...shown} />}
          </>
        }
        extra={
          <>
            {note && <p>{note}</p>}
            <CurrentStageLink question={question} />
          </>
        }
        picture={image}
        alt={image?.alt ?? ''}
      />
      {shown && (
        <MonthRows
          variant="outline"
          label={label}
          value={monthNumber(shown)}
          extra={
            <>
              {!areSignsFirst && toSigns}
              <TopicBar
                topics={[
                  ...(areSignsFirst ? [...signs, ...parts] : [...parts, ...signs]).map((block) => ({
                    id: blockId(shown, block),
                    label: block.heading,
                  })),
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
                {areSignsFirst ? whenToCall : toSigns}
                <Parts>
                  {parts.map(({ id, heading, html }) => (
                    <section key={id} id={blockId(entry, { id })}>
                      <Heading headingLevel={2} size="medium">
                        {heading}
                      </Heading>
                      <img src={`${drawings}#${viewOf(entry, id)}`} alt="" width={72} height={72} loading="lazy" />
                      <RichText html={html} />
                    </section>
                  ))}
                </Parts>
                {areSignsFirst ? signs.map(({ id, html }) => <FurtherReading key={id} html={html} />) : whenToCall}
              </Stack>
            ),
          }))}
        />
      )}
    </>
  );
}
