import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/bothLanguages.js';
import { QuantityStepper } from './QuantityStepper.js';

const names = { en: 'Glass bottle 240 ml', ar: 'رضّاعة زجاجية 240 مل' };

const meta = { title: 'Forms/QuantityStepper', component: QuantityStepper, args: { itemName: '' } } satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One, some, as many as there are, switched off, small. */
export const Default: Story = {
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
