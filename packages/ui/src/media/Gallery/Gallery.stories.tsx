import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { samplePictures as pictures } from '../samplePictures.js';
import { Gallery, type GalleryProps } from './Gallery.js';

const names = { en: 'Wide-Neck Plastic Nursing Bottle', ar: 'رضّاعة بلاستيكية واسعة العنق' };

const render = (args: Partial<GalleryProps>, context: StoryContext) => (
  <Gallery
    label={names[languageOf(context)]}
    pictures={[pictures.bottle240, pictures.bottle240Bear, pictures.bottle160]}
    sizes="600px"
    {...args}
  />
);

const meta = { title: 'Media/Gallery', component: Gallery, render } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof Gallery>;

export const Default = playground(Gallery, render);
export const OnePicture: Story = { args: { pictures: [pictures.breastPump] } };
export const NoPicture: Story = { args: { pictures: [] } };
