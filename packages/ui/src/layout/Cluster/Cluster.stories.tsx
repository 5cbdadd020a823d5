import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '../sampleBoxes.js';
import { Cluster } from './Cluster.js';

const meta = { title: 'Layout/Cluster', component: Cluster, args: { children: sampleBoxes(7) } } satisfies Meta<
  typeof Cluster
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** First item at the start, last one at the end. */
export const Between: Story = { args: { justify: 'between', children: sampleBoxes(2) } };
