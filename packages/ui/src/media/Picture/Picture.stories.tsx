import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { samplePictures } from '../samplePictures.js';
import { Picture } from './Picture.js';

const texts = {
  en: { alt: 'Baby head and body wash, 200 ml bottle' },
  ar: { alt: 'غسول الرأس والجسم للأطفال، عبوة 200 مل' },
};

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: { picture: samplePictures.bodyWash, alt: '', ratio: 'square', sizes: '320px' },
  render: (args, context) => <Picture {...args} alt={texts[languageOf(context)].alt} />,
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Picture, (args, context) => (
  <Picture
    picture={samplePictures.bodyWash}
    alt={texts[languageOf(context)].alt}
    ratio="square"
    sizes="320px"
    {...args}
  />
));

export const ArtDirection: Story = {
  args: {
    picture: samplePictures.skincareHeroLtr,
    artDirection: { mobile: samplePictures.skincareHeroMobile, rtl: samplePictures.skincareHeroRtl },
    ratio: 'hero',
    sizes: '100vw',
    priority: true,
  },
};

export const Drawing: Story = { args: { picture: samplePictures.motherBaby, ratio: 'card' } };

export const Missing: Story = {
  args: { picture: null },
  render: (_, context) => (
    <Grid>
      {(['square', 'card', 'hero'] as const).map((ratio) => (
        <Picture key={ratio} picture={null} ratio={ratio} alt={texts[languageOf(context)].alt} />
      ))}
    </Grid>
  ),
};
