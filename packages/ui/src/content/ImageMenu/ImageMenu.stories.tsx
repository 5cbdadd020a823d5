import type { Meta } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ImageMenu, type ImageMenuProps } from './ImageMenu.js';

const texts = {
  en: { label: 'Explore Mahd', items: ['About', 'The Mahd way', 'Breastfeeding Advisor', 'Mother & Baby World'] },
  ar: { label: 'اكتشفي مهد', items: ['من نحن', 'نهج مهد', 'دليل الرضاعة الطبيعية', 'عالم الأم والطفل'] },
};
const art = [pictures.family, pictures.purpose, pictures.support, pictures.motherBaby];

const render = (args: Partial<ImageMenuProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <ImageMenu
      label={t.label}
      items={t.items.map((label, index) => ({ label, href: `/page-${index}`, picture: art[index]! }))}
      {...args}
    />
  );
};

const meta = { title: 'Content/ImageMenu', component: ImageMenu, render } satisfies Meta<typeof ImageMenu>;
export default meta;

export const Default = playground(ImageMenu, render);
