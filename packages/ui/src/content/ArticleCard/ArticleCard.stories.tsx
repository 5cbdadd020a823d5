import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.js';

const texts = {
  en: {
    label: 'Breastfeeding Advisor',
    titles: ['Finding a position that does not hurt', 'How to store breast milk', 'Back to work with milk to spare'],
    excerpt: 'A good latch starts with your own comfort: back supported, shoulders down, baby close.',
    read: 'Read more',
  },
  ar: {
    label: 'دليل الرضاعة الطبيعية',
    titles: ['وضعية رضاعة لا تؤلم', 'كيف تحفظين حليب الأم', 'العودة إلى العمل مع حليب يكفي'],
    excerpt: 'يبدأ الالتقام الجيد براحتكِ أنتِ: ظهر مسنود وكتفان مرتخيتان وطفلكِ قريب.',
    read: 'قراءة المزيد',
  },
};
const art = [pictures.support, pictures.breastfeeding, null];

const cards = (layout: 'card' | 'row') => (_args: object, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <Grid columns={3}>
      {t.titles.map((title, index) => (
        <ArticleCard
          key={title}
          href={`/breastfeeding-advisor/${index}`}
          title={title}
          label={t.label}
          description={t.excerpt}
          actionLabel={t.read}
          picture={art[index] ?? null}
          layout={layout}
          headingLevel={2}
        />
      ))}
    </Grid>
  );
};

const meta = { title: 'Content/ArticleCard', component: ArticleCard } satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof ArticleCard>;

export const Default = playground(ArticleCard, (args: Partial<ArticleCardProps>, context) => {
  const { titles, label, excerpt, read } = texts[languageOf(context)];
  return (
    <Grid columns={3}>
      <ArticleCard
        href="/breastfeeding-advisor/0"
        title={titles[0]!}
        label={label}
        description={excerpt}
        actionLabel={read}
        picture={pictures.support}
        headingLevel={2}
        {...args}
      />
    </Grid>
  );
});

export const ExampleRow: Story = { render: cards('card') };
export const RowsOnPhones: Story = { globals: { viewport: { value: 'phone360' } }, render: cards('row') };
export const Wide: Story = {
  render: (_, context) => {
    const t = texts[languageOf(context)];
    return (
      <ArticleCard
        layout="wide"
        href="/breastfeeding-advisor/0"
        title={t.titles[0]!}
        label={t.label}
        description={t.excerpt}
        actionLabel={t.read}
        picture={pictures.support}
        headingLevel={2}
      />
    );
  },
};
