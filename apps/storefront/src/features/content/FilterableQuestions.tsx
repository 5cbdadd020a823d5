import { useRef, useState } from 'react';
import type { PageContent } from '@mahd/data/content';
import { Button } from '@mahd/ui/Button';
import { EmptyState } from '@mahd/ui/EmptyState';
import { FilterBox } from '@mahd/ui/FilterBox';
import { Stack } from '@mahd/ui/Stack';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { useTranslate } from '../../app/AppContext.js';
import { matchingGroups } from './faqGroups.js';
import { QuestionGroup } from './QuestionGroup.js';
import { QuestionColumns } from './QuestionGroup.styles.js';
import { useCurrentSection } from './useCurrentSection.js';
import { useHashId } from './useHashId.js';
import { useOpenItems } from './useOpenItems.js';
import puzzledBubble from './drawings/puzzled-bubble.svg?url';

interface FilterableQuestionsProps extends Pick<PageContent, 'groups'> {
  /** An example of what can be searched for. */
  placeholder: string;
  /** The page with the other questions, the last of the topics. */
  other: { label: string; href: string };
}

/** Groups of questions with a filter and a table of contents. */
export function FilterableQuestions({ groups: allGroups, placeholder, other }: FilterableQuestionsProps) {
  const t = useTranslate();
  const [filter, setFilter] = useState('');
  const search = useRef<HTMLFormElement>(null);
  const openId = useHashId();
  const questions = useOpenItems();
  const groups = matchingGroups(allGroups, filter);
  // Above the first topic it is the first one that comes.
  const current = useCurrentSection(groups.map(({ slug }) => slug)) || groups[0]?.slug;
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <QuestionColumns>
      <aside>
        <Stack gap={16}>
          <FilterBox
            ref={search}
            label={t('faq.filter')}
            placeholder={placeholder}
            value={filter}
            onValueChange={setFilter}
            announcement={filter === '' ? '' : t('faq.matches', { n: count })}
          />
          <TableOfContents
            label={t('faq.groups')}
            items={groups.map(({ slug, title }) => ({ id: slug, label: title, current: slug === current }))}
            more={other}
          />
        </Stack>
      </aside>
      <Stack gap={48} ref={questions}>
        {count === 0 && (
          <EmptyState
            drawing={<img src={puzzledBubble} alt="" width={240} height={240} />}
            title={t('faq.noMatch')}
            description={t('faq.noMatchHint')}
            actions={
              <Button
                variant="outline"
                onClick={() => {
                  setFilter('');
                  // This button disappears.
                  search.current?.querySelector('input')?.focus();
                }}
              >
                {t('faq.showAll')}
              </Button>
            }
          />
        )}
        {groups.map((group, at) => (
          <QuestionGroup key={group.slug} group={group} first={at === 0} openId={openId} allOpen={filter !== ''} />
        ))}
      </Stack>
    </QuestionColumns>
  );
}
