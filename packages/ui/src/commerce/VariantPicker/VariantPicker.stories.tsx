import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { samplePictures } from '../../media/samplePictures.js';
import { sampleVariants } from '../samples.js';
import { VariantPicker, type VariantPickerProps } from './VariantPicker.js';

const render = (args: Partial<VariantPickerProps>, context: StoryContext) => (
  <VariantPicker groups={sampleVariants(languageOf(context))} {...args} />
);

const meta = { title: 'Commerce/VariantPicker', component: VariantPicker, render } satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof VariantPicker>;

export const Default = playground(VariantPicker, render);
export const Fitting: Story = {
  render: (_, context) => {
    const language = languageOf(context);
    const [size] = sampleVariants(language);
    const fits = { en: 'Fits your baby now', ar: 'يناسب طفلكِ الآن' }[language];
    return (
      <VariantPicker
        groups={[
          { ...size!, options: size!.options.map((option, index) => (index === 0 ? { ...option, fits } : option)) },
        ]}
      />
    );
  },
};
export const Prices: Story = {
  render: (_, context) => {
    const [size] = sampleVariants(languageOf(context));
    return (
      <VariantPicker
        groups={[
          {
            ...size!,
            options: size!.options.map((option, index) => ({
              ...option,
              price: { amount: index === 2 ? null : 4500 + index * 700 },
            })),
          },
        ]}
      />
    );
  },
};
export const Pictures: Story = {
  render: (_, context) => {
    const [, pattern] = sampleVariants(languageOf(context));
    const [plain, bear] = { en: ['Plain', 'Bear'], ar: ['سادة', 'دب'] }[languageOf(context)];
    const { bottle240, bottle240Bear } = samplePictures;
    return (
      <VariantPicker
        groups={[
          {
            label: pattern!.label,
            options: [
              { label: plain!, href: '?pattern=0', selected: true, picture: bottle240, price: { amount: 5200 } },
              { label: bear!, href: '?pattern=1', picture: bottle240Bear, price: { amount: 5600 } },
            ],
          },
        ]}
      />
    );
  },
};
export const Ages: Story = {
  render: (_, context) => {
    const [size] = sampleVariants(languageOf(context));
    return (
      <VariantPicker
        groups={[
          {
            ...size!,
            label: { en: 'Size (age in months)', ar: 'المقاس (العمر بالأشهر)' }[languageOf(context)],
            options: size!.options.map((option, index) => ({ ...option, detail: `\u2066${index * 3}+\u2069` })),
          },
        ]}
      />
    );
  },
};
export const StressLongText: Story = {
  render: (_, context) => {
    const [size] = sampleVariants(languageOf(context));
    return (
      <VariantPicker
        groups={[
          {
            ...size!,
            options: size!.options.map((option) => ({
              ...option,
              label: `${option.label} ${option.label} ${option.label} ${option.label}`,
            })),
          },
        ]}
      />
    );
  },
};
