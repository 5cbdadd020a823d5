import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { StarRating } from './StarRating.js';

const meta = { title: 'Commerce/StarRating', component: StarRating, args: { rating: 4.3, count: 57 } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Values: Story = {
  render: () => (
    <Stack>
      {[0, 0.4, 2.5, 3.7, 5].map((rating) => (
        <StarRating key={rating} rating={rating} count={rating * 320} />
      ))}
      <StarRating rating={4.8} size="large" />
    </Stack>
  ),
};
