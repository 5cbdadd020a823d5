import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { Stepper, type StepperProps } from './Stepper.js';

const texts = {
  en: { label: 'Checkout', steps: ['Address', 'Delivery', 'Payment', 'Check'] },
  ar: { label: 'إتمام الشراء', steps: ['العنوان', 'التوصيل', 'الدفع', 'المراجعة'] },
};

const meta = { title: 'Navigation/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Default: Story = {
  render: (args: Partial<StepperProps>, context: StoryContext) => {
    const { label, steps } = texts[languageOf(context)];
    return (
      <Stepper
        label={label}
        steps={steps.map((step, at) => ({ value: String(at), label: step, href: `/checkout?step=${at}` }))}
        value="2"
        {...args}
      />
    );
  },
};
