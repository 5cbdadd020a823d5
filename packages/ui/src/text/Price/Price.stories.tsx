import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { Price } from './Price.js';

const meta = { title: 'Text/Price', component: Price, args: { price: { amount: 5900 } } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = () => (
  <Stack>
    <Price size="large" price={{ amount: 5525, was: 6500, percent: 15 }} />
    <Price price={{ amount: 5525, was: 6500, percent: 15 }} />
    <Price size="small" price={{ amount: 5525, was: 6500 }} />
    <Price price={{ amount: 3900, from: true }} />
    <Price price={{ amount: null }} />
    <Price size="large" price={{ amount: 123456789, was: 223456789, percent: 45 }} />
  </Stack>
);

/** Reduced with and without percentage, lowest of several, unknown, and very large. */
export const States: Story = { render: states };
