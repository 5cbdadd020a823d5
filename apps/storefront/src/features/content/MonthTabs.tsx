import { useSearchParams } from 'react-router-dom';
import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { InfoCard } from '@mahd/ui/InfoCard';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { Tabs } from '@mahd/ui/Tabs';
import { useTranslate } from '../../app/AppContext.js';
import { MonthNow } from './MonthNow.js';
import { Parts } from './MonthTabs.styles.js';

const tones = ['peach', 'sky', 'sage'] as const;

/** The number of a month in addresses: of pregnancy, or of the baby's age. */
const numberOf = ({ month, ageMonths }: PageEntry) => String(month ?? ageMonths ?? '');

/** The month an address asks for; the first one when it asks for none that is there. */
export const monthOf = (months: readonly PageEntry[], asked: string | null): PageEntry | undefined =>
  months.find((entry) => numberOf(entry) === asked) ?? months[0];

interface MonthTabsProps {
  /** The heading above the tabs. */
  title: string;
  /** The page's address without a language. */
  path: string;
  months: readonly PageEntry[];
}

/** One tab per month, each with its parts side by side. The month is in the address, so that it can be shared. */
export function MonthTabs({ title, path, months }: MonthTabsProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const shown = monthOf(months, search.get('month'));
  if (!shown) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="months">
      <Heading level={2} id="months">
        {title}
      </Heading>
      <MonthNow path={path} months={months} />
      <Tabs
        variant="pill"
        label={title}
        value={numberOf(shown)}
        tabs={months.map((entry) => ({
          value: numberOf(entry),
          label: entry.menu,
          href: `${path}?month=${numberOf(entry)}`,
          content: (
            <Stack gap={32}>
              <StoryBlock
                title={entry.title}
                {...(entry.weeks ? { label: t('content.weeks', { weeks: entry.weeks }) } : {})}
                picture={entry.image}
                alt={entry.image?.alt ?? ''}
                pictureSide="end"
                headingLevel={3}
              >
                <RichText html={entry.intro || `<p>${entry.description}</p>`} />
              </StoryBlock>
              <Parts>
                {entry.blocks.map(({ id, heading, html }, index) => (
                  <InfoCard key={id} title={heading} tone={tones[index % tones.length] ?? 'peach'} headingLevel={4}>
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
