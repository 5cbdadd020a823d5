import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { Stack } from '../../layout/Stack/index.js';
import { Skeleton } from './Skeleton.js';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

/** Placeholders for pictures, lines and a button. */
export const Cards: Story = {
  render: () => (
    <Grid columns={4} aria-busy="true">
      {[1, 2, 3, 4].map((card) => (
        <Stack key={card} gap={12}>
          <Skeleton shape="picture" />
          <Skeleton lines={2} />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </Grid>
  ),
};
