import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.js';

const texts = {
  en: {
    label: 'Emirates we deliver to',
    description: 'Choose all that apply',
    missing: 'Please choose at least one.',
    emirates: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Umm Al Quwain', 'Ras Al Khaimah', 'Fujairah', 'Al Ain'],
  },
  ar: {
    label: 'إمارات التوصيل',
    description: 'يمكن اختيار أكثر من واحدة',
    missing: 'يُرجى اختيار واحدة على الأقل.',
    emirates: ['دبي', 'أبوظبي', 'الشارقة', 'عجمان', 'أم القيوين', 'رأس الخيمة', 'الفجيرة', 'العين'],
  },
};

const meta = { title: 'Forms/MultiSelect', component: MultiSelect } satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof MultiSelect>;

const render = (args: Partial<MultiSelectProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <MultiSelect
      label={t.label}
      description={t.description}
      options={t.emirates.map((label, at) => ({ value: String(at), label }))}
      defaultValue={['0', '2']}
      {...args}
    />
  );
};

export const Default = playground(MultiSelect, render);

/** The open list with its search field. */
export const Open: Story = {
  // An open list takes the focus: on a docs page it needs its own frame.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (_args, context) => render({ defaultOpen: true }, context),
};

export const States: Story = {
  render: (_args, context) => (
    <Stack gap={24}>
      {render({ defaultValue: [], errorMessage: texts[languageOf(context)].missing }, context)}
      {render({ disabled: true }, context)}
    </Stack>
  ),
};
