import { useState } from 'react';
import type { PageContent } from '@mahd/data/content';
import { FilterBox } from '@mahd/ui/FilterBox';
import { Stack } from '@mahd/ui/Stack';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import { matchingGroups } from './faqGroups.js';
import { QuestionGroup } from './QuestionGroup.js';
import { QuestionColumns } from './QuestionGroup.styles.js';
import { useHashId } from './useHashId.js';

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
  const openId = useHashId();
  const groups = matchingGroups(allGroups, filter);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <QuestionColumns>
      <aside>
        <Stack gap={16}>
          <FilterBox
            label={t('faq.filter')}
            placeholder={placeholder}
            value={filter}
            onValueChange={setFilter}
            announcement={filter === '' ? '' : t('faq.matches', { n: count })}
          />
          <TableOfContents
            label={t('faq.groups')}
            items={groups.map((group) => ({ id: group.slug, label: group.title }))}
            more={other}
          />
        </Stack>
      </aside>
      <Stack gap={48}>
        {count === 0 && <Text>{t('faq.noMatch')}</Text>}
        {groups.map((group) => (
          <QuestionGroup key={group.slug} group={group} openId={openId} allOpen={filter !== ''} />
        ))}
      </Stack>
    </QuestionColumns>
  );
}
