import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.js';

const names = { en: 'Glass bottle 240 ml', ar: 'رضّاعة زجاجية 240 مل' };

const meta = { title: 'Forms/QuantityStepper', component: QuantityStepper } satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const Default = playground(QuantityStepper, (args: Partial<QuantityStepperProps>, context) => (
  <QuantityStepper label={names[languageOf(context)]} {...args} />
));

/** Minimum, in between, maximum, disabled, small. */
export const States: Story = {
  render: (_args, context) => {
    const label = names[languageOf(context)];
    return (
      <Cluster>
        <QuantityStepper label={label} />
        <QuantityStepper label={label} defaultValue={4} />
        <QuantityStepper label={label} defaultValue={3} max={3} />
        <QuantityStepper label={label} disabled />
        <QuantityStepper label={label} defaultValue={10} size="small" />
      </Cluster>
    );
  },
};
