import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Stepper, type StepperProps } from './Stepper.js';

const texts = {
  en: { label: 'Checkout', steps: ['Address', 'Delivery', 'Payment', 'Check'] },
  ar: { label: 'إتمام الشراء', steps: ['العنوان', 'التوصيل', 'الدفع', 'المراجعة'] },
};

const meta = { title: 'Navigation/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;

export const Default = playground(Stepper, (args: Partial<StepperProps>, context: StoryContext) => {
  const { label, steps } = texts[languageOf(context)];
  return (
    <Stepper
      label={label}
      steps={steps.map((step, at) => ({ value: String(at), label: step, href: `/checkout?step=${at}` }))}
      value="2"
      {...args}
    />
  );
});
