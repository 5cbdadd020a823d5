import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { FeatureCard, type FeatureCardProps } from './FeatureCard.js';

const texts = {
  en: [
    ['Soft silicone', 'The nipple gives way like a breast does, and keeps its shape after a hundred boilings.'],
    ['One valve', 'Air flows past the milk and not through it, so that less of it is swallowed.'],
    ['Wide neck', 'A hand and a brush reach the bottom. There is no corner where milk can hide.'],
  ],
  ar: [
    ['سيليكون ليّن', 'الحلمة تلين كما يلين الثدي، وتحفظ شكلها بعد مئة غلية.'],
    ['صمام واحد', 'يمرّ الهواء بجانب الحليب لا عبره، فيبتلع طفلكِ هواءً أقل.'],
    ['عنق واسع', 'تصل اليد والفرشاة إلى القاع، ولا زاوية يختبئ فيها الحليب.'],
  ],
};
const art = [pictures.bottle240, pictures.bottle160, null];

const row = (_args: object, context: StoryContext) => (
  <Grid columns={3}>
    {texts[languageOf(context)].map(([title = '', words], index) => (
      <FeatureCard key={title} title={title} picture={art[index] ?? null} headingLevel={2}>
        <p>{words}</p>
      </FeatureCard>
    ))}
  </Grid>
);

const meta = { title: 'Content/FeatureCard', component: FeatureCard } satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof FeatureCard>;

export const Default = playground(FeatureCard, (args: Partial<FeatureCardProps>, context) => {
  const [title = '', words] = texts[languageOf(context)][0]!;
  return (
    <Grid columns={3}>
      <FeatureCard title={title} picture={pictures.bottle240} headingLevel={2} {...args}>
        {args.children ?? <p>{words}</p>}
      </FeatureCard>
    </Grid>
  );
});

export const ExampleRow: Story = { render: row };
