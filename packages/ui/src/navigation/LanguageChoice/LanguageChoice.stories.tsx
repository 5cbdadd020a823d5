import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageChoice } from './LanguageChoice.js';

const meta = {
  title: 'Navigation/LanguageChoice',
  component: LanguageChoice,
  args: { hrefs: { en: '/en/products?page=2', ar: '/ar/products?page=2' } },
} satisfies Meta<typeof LanguageChoice>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
