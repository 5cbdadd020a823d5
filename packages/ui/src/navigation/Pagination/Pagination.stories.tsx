import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownAs } from '../../testing/story/inCode.js';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    total: 20,
    href: shownAs('(page) => `/products?page=${page}`', (page: number) => `/products?page=${page}`),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstOfFew: Story = { args: { page: 1, total: 3 } };

export const Last: Story = { args: { page: 20 } };

export const WithDescription: Story = { args: { page: 2, total: 4, description: '13–24 / 44' } };
