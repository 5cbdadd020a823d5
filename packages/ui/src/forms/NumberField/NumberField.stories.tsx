import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { NumberField, type NumberFieldProps } from './NumberField.js';

const texts = {
  en: { weight: 'Weight', weightText: 'As in the health book', kg: 'kg', missing: 'Please enter the weight.' },
  ar: { weight: 'الوزن', weightText: 'كما في الدفتر الصحي', kg: 'كغ', missing: 'يُرجى إدخال الوزن.' },
};

const meta = { title: 'Forms/NumberField', component: NumberField } satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof NumberField>;

const render = (args: Partial<NumberFieldProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <NumberField
      label={t.weight}
      description={t.weightText}
      unit={t.kg}
      min={0.5}
      max={30}
      step={0.1}
      defaultValue={6.4}
      {...args}
    />
  );
};

export const Default = playground(NumberField, render);

export const States: Story = {
  render: (_args, context) => (
    <Stack gap={24}>
      {render({ defaultValue: null, errorMessage: texts[languageOf(context)].missing }, context)}
      {render({ readOnly: true }, context)}
      {render({ disabled: true }, context)}
    </Stack>
  ),
};
