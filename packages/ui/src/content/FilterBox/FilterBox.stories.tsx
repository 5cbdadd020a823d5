import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Language } from '@mahd/rules/locale';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { FilterBox, type FilterBoxProps } from './FilterBox.js';

const texts = {
  en: {
    label: 'Filter questions',
    placeholder: 'Type a word',
    questions: ['How long does milk keep?', 'When do I sterilise?', 'Which teat for which age?'],
    left: (count: number) => `${count} shown`,
  },
  ar: {
    label: 'تصفية الأسئلة',
    placeholder: 'اكتبي كلمة',
    questions: ['كم يبقى الحليب صالحًا؟', 'متى أعقّم الرضّاعة؟', 'أيّ حلمة لأيّ عمر؟'],
    left: (count: number) => `المعروض: ${count}`,
  },
};

function Questions({ language, ...args }: { language: Language } & Partial<FilterBoxProps>) {
  const { label, placeholder, questions, left } = texts[language];
  const [typed, setTyped] = useState('');
  const shown = questions.filter((question) => question.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Stack>
      <FilterBox
        aria-label={label}
        label={label}
        placeholder={placeholder}
        value={typed}
        onValueChange={setTyped}
        announcement={left(shown.length)}
        {...args}
      />
      <Stack as="ul" gap={8}>
        {shown.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Stack>
    </Stack>
  );
}

const render = (args: Partial<FilterBoxProps>, context: StoryContext) => (
  <Questions language={languageOf(context)} {...args} />
);

const meta = { title: 'Content/FilterBox', component: FilterBox, render } satisfies Meta<typeof FilterBox>;
export default meta;
type Story = StoryObj<typeof FilterBox>;

export const Default: Story = {};
