import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.js';

const names = { en: 'Glass bottle 240 ml', ar: 'رضّاعة زجاجية 240 مل' };

const meta = { title: 'Forms/QuantityStepper', component: QuantityStepper } satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const Default: Story = {
  render: (args: Partial<QuantityStepperProps>, context) => (
    <QuantityStepper itemName={names[languageOf(context)]} {...args} />
  ),
};

/** Minimum, in between, maximum, disabled, small. */
export const States: Story = {
  render: (_args, context) => {
    const itemName = names[languageOf(context)];
    return (
      <Cluster>
        <QuantityStepper itemName={itemName} />
        <QuantityStepper itemName={itemName} defaultValue={4} />
        <QuantityStepper itemName={itemName} defaultValue={3} max={3} />
        <QuantityStepper itemName={itemName} disabled />
        <QuantityStepper itemName={itemName} defaultValue={10} size="small" />
      </Cluster>
    );
  },
};
