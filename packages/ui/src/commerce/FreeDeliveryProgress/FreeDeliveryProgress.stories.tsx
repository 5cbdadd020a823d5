import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.js';

const meta = {
  title: 'Commerce/FreeDeliveryProgress',
  component: FreeDeliveryProgress,
  args: { value: 8700, threshold: 9900 },
} satisfies Meta<typeof FreeDeliveryProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = { args: { value: 9900 } };
