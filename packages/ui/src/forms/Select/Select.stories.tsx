import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Select, type SelectProps } from './Select.js';

const texts = {
  en: {
    label: 'Emirate',
    placeholder: 'Select an emirate',
    errorMessage: 'Please choose an emirate.',
    options: ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Umm Al Quwain', 'Ras Al Khaimah', 'Fujairah'],
  },
  ar: {
    label: 'الإمارة',
    placeholder: 'اختيار الإمارة',
    errorMessage: 'يُرجى اختيار الإمارة.',
    options: ['أبوظبي', 'دبي', 'الشارقة', 'عجمان', 'أم القيوين', 'رأس الخيمة', 'الفجيرة'],
  },
};

const meta = { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const Default = playground(Select, (args: Partial<SelectProps>, context) => {
  const { label, placeholder, options } = texts[languageOf(context)];
  return (
    <Select
      label={label}
      placeholder={placeholder}
      options={options.map((option) => ({ value: option, label: option }))}
      {...args}
    />
  );
});

/** Empty, selected, invalid, disabled. The first option cannot be selected. */
export const States: Story = {
  render: (_args, context) => {
    const { label, placeholder, errorMessage, options } = texts[languageOf(context)];
    const choices = options.map((option, index) => ({ value: option, label: option, disabled: index === 0 }));
    return (
      <Stack gap={24}>
        <Select label={label} placeholder={placeholder} options={choices} />
        <Select label={label} placeholder={placeholder} options={choices} defaultValue={options[1]} />
        <Select label={label} placeholder={placeholder} options={choices} errorMessage={errorMessage} />
        <Select label={label} placeholder={placeholder} options={choices} disabled />
      </Stack>
    );
  },
};
