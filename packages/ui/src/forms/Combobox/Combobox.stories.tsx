import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

const areas = [
  ['Abu Hail', 'أبو هيل'],
  ['Al Barsha', 'البرشاء'],
  ['Al Karama', 'الكرامة'],
  ['Al Quoz', 'القوز'],
  ['Business Bay', 'الخليج التجاري'],
  ['Deira', 'ديرة'],
  ['Dubai Marina', 'مرسى دبي'],
  ['Jumeirah', 'جميرا'],
  ['Mirdif', 'مردف'],
  ['Palm Jumeirah', 'نخلة جميرا'],
  ['Umm Suqeim', 'أم سقيم'],
] as const;
const texts = {
  en: {
    label: 'Area',
    description: 'Type in English or Arabic',
    placeholder: 'Select an area',
    errorMessage: 'Please choose an area.',
  },
  ar: {
    label: 'المنطقة',
    description: 'اكتبي بالعربية أو الإنجليزية',
    placeholder: 'اختيار المنطقة',
    errorMessage: 'يُرجى اختيار المنطقة.',
  },
};

const render = (args: Partial<ComboboxProps>, context: StoryContext) => {
  const language = languageOf(context);
  const { errorMessage: _, ...words } = texts[language];
  const options = areas.map(([english, arabic]) => ({
    value: english,
    label: language === 'ar' ? arabic : english,
    keywords: [language === 'ar' ? english : arabic],
  }));
  return <Combobox {...words} options={options} {...args} />;
};

const meta = { title: 'Forms/Combobox', component: Combobox, render } satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Default = playground(Combobox, render);
export const States: Story = {
  render: (_, context) => (
    <Stack gap={24}>
      {render({ defaultValue: 'Jumeirah' }, context)}
      {render({ errorMessage: texts[languageOf(context)].errorMessage }, context)}
      {render({ disabled: true }, context)}
    </Stack>
  ),
};
/** Typed in the other script and without hamza. */
export const Typed: Story = {
  play: async ({ canvasElement, globals }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, globals.language === 'ar' ? 'abu' : 'ابو');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(1);
  },
};
