import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ImageMenu } from './ImageMenu.js';

const texts = {
  en: { label: 'Explore Mahd', items: ['About', 'The Mahd way', 'Breastfeeding Advisor', 'Mother & Baby World'] },
  ar: { label: 'اكتشفي مهد', items: ['من نحن', 'نهج مهد', 'مستشارة الرضاعة الطبيعية', 'عالم الأم والطفل'] },
};
const art = [pictures.family, pictures.purpose, pictures.support, pictures.motherBaby];

const render = (_: unknown, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return <ImageMenu label={t.label} items={t.items.map((label, index) => ({ label, href: `/page-${index}`, picture: art[index]! }))} />;
};

const meta = { title: 'Content/ImageMenu', component: ImageMenu, args: { label: texts.en.label, items: [] }, render } satisfies Meta<typeof ImageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
