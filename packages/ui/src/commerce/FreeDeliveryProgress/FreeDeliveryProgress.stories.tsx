import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages } from '../../testing/story/bothLanguages.js';
import { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './FreeDeliveryProgress.js';

const meta = { title: 'Commerce/FreeDeliveryProgress', component: FreeDeliveryProgress, args: { value: 8700, threshold: 9900 } } satisfies Meta<typeof FreeDeliveryProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = { args: { value: 9900 } };
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages((args: FreeDeliveryProgressProps) => <FreeDeliveryProgress {...args} />) };
