import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { Picture } from '../../media/Picture/index.js';
import { samplePictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Grid } from '../Grid/index.js';
import { Card, type CardProps } from './Card.js';

const texts = {
  en: {
    title: 'Home address',
    description: 'Villa 12, Street 4, Jumeirah 1, Dubai',
    edit: 'Edit',
    remove: 'Remove',
    guides: [
      ['Which nipple fits?', 'The flow should match the age of your baby.'],
      ['How long does milk keep?', 'Four days in the refrigerator, six months in the freezer.'],
    ],
  },
  ar: {
    title: 'عنوان المنزل',
    description: 'فيلا 12، شارع 4، جميرا 1، دبي',
    edit: 'تعديل',
    remove: 'إزالة',
    guides: [
      ['أي حلمة تناسب طفلكِ؟', 'يناسب التدفق عمر الطفل.'],
      ['كم يُحفظ الحليب؟', 'أربعة أيام في الثلاجة، وستة أشهر في المجمّد.'],
    ],
  },
};

const meta = { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof Card>;

export const Default = playground(Card, (args: Partial<CardProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <Card
      headingLevel={2}
      title={t.title}
      description={t.description}
      actions={
        <>
          <Button size="small" variant="outline">
            {t.edit}
          </Button>
          <Button size="small" variant="ghost">
            {t.remove}
          </Button>
        </>
      }
      {...args}
    />
  );
});

export const Linked: Story = {
  render: (_args, context) => {
    const pictures = [samplePictures.bottle240, samplePictures.storageBags];
    return (
      <Grid>
        {texts[languageOf(context)].guides.map(([title = '', description], index) => (
          <Card
            key={title}
            headingLevel={2}
            variant={index === 0 ? 'solid' : 'outline'}
            media={<Picture picture={pictures[index] ?? null} alt="" ratio="card" sizes="20rem" />}
            title={title}
            description={description}
            href={`/guides/${index}`}
          />
        ))}
      </Grid>
    );
  },
};
