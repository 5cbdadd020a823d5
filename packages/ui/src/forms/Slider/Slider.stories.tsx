import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@mahd/rules/locale';
import { Stack } from '../../layout/Stack/index.js';
import { shownAs } from '../../testing/story/inCode.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Slider, type SliderProps } from './Slider.js';

const texts = {
  en: { price: 'Price', age: 'Age', ageText: 'Months', failed: 'No products in this range' },
  ar: { price: 'السعر', age: 'العمر', ageText: 'بالأشهر', failed: 'لا منتجات ضمن هذا النطاق' },
};

const meta = { title: 'Forms/Slider', component: Slider } satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof Slider>;

const price = (args: Partial<SliderProps>, context: StoryContext) => (
  <Slider
    label={texts[languageOf(context)].price}
    min={0}
    max={30000}
    step={500}
    defaultValue={[5000, 20000]}
    formatValue={shownAs('(fils) => `AED ${fils / 100}`', (fils: number) => formatPrice(fils, languageOf(context)))}
    {...args}
  />
);

export const Default = playground(Slider, price);

export const OneThumb: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return <Slider label={t.age} description={t.ageText} min={0} max={36} defaultValue={[9]} />;
  },
};

export const States: Story = {
  render: (_args, context) => (
    <Stack gap={24}>
      {price({ defaultValue: [28000, 30000], errorMessage: texts[languageOf(context)].failed }, context)}
      {price({ disabled: true }, context)}
    </Stack>
  ),
};
