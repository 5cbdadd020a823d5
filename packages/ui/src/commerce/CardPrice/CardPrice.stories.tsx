import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { playground } from '../../testing/story/playground.js';
import { CardPrice, cardPriceStyles } from './CardPrice.js';

const Card = styled.div`
  ${cardPriceStyles}
`;

const meta = {
  title: 'Commerce/CardPrice',
  component: CardPrice,
  args: { price: { amount: 3920 } },
  render: (args) => (
    <Card>
      <CardPrice {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(CardPrice, (args) => (
  <Card>
    <CardPrice price={{ amount: 3920 }} {...args} />
  </Card>
));
export const Reduced: Story = { args: { price: { amount: 3920, was: 4900 } } };
export const From: Story = { args: { price: { amount: 3920, from: true } } };
export const Unknown: Story = { args: { price: { amount: null } } };
