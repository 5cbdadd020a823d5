import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { InfoCard } from './InfoCard.js';

const texts = {
  en: [
    ['Hips', 'Warmth and slow circles help. Put a pillow between your knees at night.'],
    ['Sleep', 'Lie on your side from the twentieth week on, and rest whenever the house is quiet.'],
    ['Food', 'Small plates, often. Iron from lentils and meat, with a little lemon beside it.'],
  ],
  ar: [
    ['الوركان', 'الدفء والحركات الدائرية البطيئة تساعد. ضعي وسادة بين ركبتيكِ ليلًا.'],
    ['النوم', 'نامي على جنبكِ من الأسبوع العشرين، واستريحي كلما هدأ البيت.'],
    ['الطعام', 'أطباق صغيرة ومتكررة. الحديد من العدس واللحم، ومعه قليل من الليمون.'],
  ],
};
const tones = ['peach', 'sage', 'sky'] as const;

const render = (_: unknown, context: StoryContext) => (
  <Grid columns={3}>
    {texts[languageOf(context)].map(([title = '', words], index) => (
      <InfoCard key={title} title={title} tone={tones[index]} headingLevel={2}>
        <p>{words}</p>
      </InfoCard>
    ))}
  </Grid>
);

const meta = { title: 'Content/InfoCard', component: InfoCard, args: { title: '' }, render } satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
