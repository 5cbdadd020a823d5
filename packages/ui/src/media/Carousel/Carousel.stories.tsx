import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Heading } from '../../text/Heading/index.js';
import { Picture } from '../Picture/index.js';
import { samplePictures as pictures } from '../samplePictures.js';
import { Carousel, type CarouselProps } from './Carousel.js';

const texts = {
  en: { label: 'Skincare', names: ['Body wash', 'Lotion', 'Cream', 'Sunscreen', 'Detergent'] },
  ar: { label: 'العناية بالبشرة', names: ['غسول الجسم', 'لوشن ترطيب', 'كريم مرطّب', 'واقي شمس', 'سائل غسيل'] },
};
const art = [pictures.bodyWash, pictures.lotion, pictures.cream, pictures.sunscreen, pictures.detergent];

function render(args: Partial<CarouselProps>, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <Carousel label={t.label} {...args}>
      {t.names.map((name, index) => (
        <figure key={name}>
          <Picture picture={art[index]!} alt="" ratio="square" sizes="33vw" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  render,
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Default = playground(Carousel, render);
// A loop repeats slides before the first one, so it is not a mirror image.
export const Loop: Story = { args: { loop: true }, parameters: { mirror: false } };
export const Peek: Story = { args: { peek: true, loop: true }, parameters: { mirror: false } };
export const WithHeading: Story = {
  render: (_args, context) => {
    const { label } = texts[languageOf(context)];
    return render({ label, heading: <Heading headingLevel={2}>{label}</Heading> }, context);
  },
};
export const Autoplay: Story = { args: { autoplay: 4000 }, parameters: { mirror: false } };
