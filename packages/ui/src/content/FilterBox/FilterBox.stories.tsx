import type { Meta } from '@storybook/react-vite';
import { cloneElement, useState, type ReactElement } from 'react';
import type { Language } from '@mahd/rules/locale';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { FilterBox, type FilterBoxProps } from './FilterBox.js';

const texts = {
  en: {
    label: 'Filter questions',
    placeholder: 'Type a word',
    questions: ['How long does milk keep?', 'When do I sterilize?', 'Which nipple for which age?'],
    left: (count: number) => `${count} shown`,
  },
  ar: {
    label: 'تصفية الأسئلة',
    placeholder: 'اكتبي كلمة',
    questions: ['كم يبقى الحليب صالحًا؟', 'متى أعقّم الرضّاعة؟', 'أيّ حلمة لأيّ عمر؟'],
    left: (count: number) => `المعروض: ${count}`,
  },
};

/** The questions that contain the text in the filter box. */
function Questions({ language, children }: { language: Language; children: ReactElement<FilterBoxProps> }) {
  const { questions, left } = texts[language];
  const [typed, setTyped] = useState(children.props.defaultValue ?? '');
  const shown = questions.filter((question) => question.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Stack>
      {cloneElement(children, {
        value: typed,
        onValueChange: setTyped,
        announcement: left(shown.length),
        ...children.props,
      })}
      <Stack as="ul" gap={8}>
        {shown.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Stack>
    </Stack>
  );
}

const render = (args: Partial<FilterBoxProps>, context: StoryContext) => {
  const language = languageOf(context);
  const { label, placeholder } = texts[language];
  return (
    <Questions language={language}>
      <FilterBox aria-label={label} label={label} placeholder={placeholder} {...args} />
    </Questions>
  );
};

const meta = { title: 'Content/FilterBox', component: FilterBox, render } satisfies Meta<typeof FilterBox>;
export default meta;

export const Default = playground(FilterBox, render);
