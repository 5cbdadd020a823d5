import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/index.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { FilterBox } from './FilterBox.js';

const texts = {
  en: { label: 'Filter questions', placeholder: 'Type a word', questions: ['How long does milk keep?', 'When do I sterilise?', 'Which teat for which age?'], left: (count: number) => `${count} shown` },
  ar: { label: 'تصفية الأسئلة', placeholder: 'اكتبي كلمة', questions: ['كم يبقى الحليب صالحًا؟', 'متى أعقّم الرضّاعة؟', 'أيّ حلمة لأيّ عمر؟'], left: (count: number) => `المعروض: ${count}` },
};

function Questions({ label, placeholder, questions, left }: (typeof texts)['en']) {
  const [typed, setTyped] = useState('');
  const shown = questions.filter((question) => question.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Stack>
      <FilterBox aria-label={label} label={label} placeholder={placeholder} value={typed} onValueChange={setTyped} announcement={left(shown.length)} />
      <Stack as="ul" gap={8}>
        {shown.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Stack>
    </Stack>
  );
}

const render = (_: unknown, context: StoryContext) => <Questions {...texts[languageOf(context)]} />;

const meta = { title: 'Content/FilterBox', component: FilterBox, args: { label: '' }, render } satisfies Meta<typeof FilterBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
