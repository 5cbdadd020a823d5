import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.js';

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { hrefs: { en: '/en/products?page=2', ar: '/ar/products?page=2' } },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
