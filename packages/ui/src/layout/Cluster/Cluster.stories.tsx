import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '../sampleBoxes.js';
import { Cluster } from './Cluster.js';

const meta = { title: 'Layout/Cluster', component: Cluster, args: { children: sampleBoxes(7) } } satisfies Meta<
  typeof Cluster
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first at the start, the last at the end, in both directions. */
export const Between: Story = { args: { justify: 'between', children: sampleBoxes(2) } };
