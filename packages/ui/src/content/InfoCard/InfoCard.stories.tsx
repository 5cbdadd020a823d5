import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { InfoCard, type InfoCardProps } from './InfoCard.js';

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
const panels = ['peach', 'sage', 'sky'] as const;

const row = (_args: object, context: StoryContext) => (
  <Grid columns={3}>
    {texts[languageOf(context)].map(([title = '', words], index) => (
      <InfoCard key={title} title={title} panel={panels[index]} headingLevel={2}>
        <p>{words}</p>
      </InfoCard>
    ))}
  </Grid>
);

const meta = { title: 'Content/InfoCard', component: InfoCard } satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof InfoCard>;

export const Default = playground(InfoCard, (args: Partial<InfoCardProps>, context) => {
  const [title = '', words] = texts[languageOf(context)][0]!;
  return (
    <Grid columns={3}>
      <InfoCard title={title} headingLevel={2} {...args}>
        {args.children ?? <p>{words}</p>}
      </InfoCard>
    </Grid>
  );
});

export const ExampleRow: Story = { render: row };
