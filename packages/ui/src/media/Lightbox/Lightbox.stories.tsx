import type { Meta } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Reopenable } from '../../testing/story/Reopenable.js';
import { samplePictures as pictures } from '../samplePictures.js';
import { Lightbox } from './Lightbox.js';

const texts = {
  en: { label: 'Baby Lotion', openLabel: 'Enlarge image' },
  ar: { label: 'لوشن ترطيب للأطفال', openLabel: 'تكبير الصورة' },
};

const shown = [pictures.lotion, pictures.bodyWash, pictures.cream];

const meta = {
  title: 'Media/Lightbox',
  component: Lightbox,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof Lightbox>;
export default meta;

export const Default = playground(Lightbox, (args, context) => {
  const { label, openLabel } = texts[languageOf(context)];
  return (
    <Reopenable label={openLabel}>
      <Lightbox label={label} pictures={shown} {...args} />
    </Reopenable>
  );
});
