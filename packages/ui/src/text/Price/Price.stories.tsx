import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { Price } from './Price.js';

const meta = { title: 'Text/Price', component: Price, args: { amount: 5900 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = () => (
  <Stack>
    <Price size="large" amount={5525} was={6500} percent={15} />
    <Price amount={5525} was={6500} percent={15} />
    <Price size="small" amount={5525} was={6500} />
    <Price amount={3900} from />
    <Price amount={null} />
    <Price size="large" amount={123456789} was={223456789} percent={45} />
  </Stack>
);

/** Reduced with and without percentage, lowest of several, unknown, and very large. */
export const States: Story = { render: states };
