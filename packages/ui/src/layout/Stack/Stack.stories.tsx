import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '../sampleBoxes.js';
import { Stack } from './Stack.js';

const meta = { title: 'Layout/Stack', component: Stack, args: { children: sampleBoxes(3) } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'center', gap: 32 } };
