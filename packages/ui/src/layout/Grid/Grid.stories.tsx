import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '../sampleBoxes.js';
import { Grid } from './Grid.js';

const meta = { title: 'Layout/Grid', component: Grid, args: { columns: 3, children: sampleBoxes(6) } } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 1 → 2 → 3 columns. */
export const Default: Story = {};
/** 2 → 3 → 4 columns, as a list. */
export const FourColumns: Story = { args: { columns: 4, gap: 16, as: 'ul', children: sampleBoxes(8, 'li') } };
