import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Heading, type HeadingProps } from './Heading.js';

const texts = {
  en: {
    title: 'Care for mother and baby',
    long: 'Everything for the first three months, from the hospital bag and the first feed to quiet nights and the first long walk outside',
  },
  ar: {
    title: 'عناية بالأم والطفل',
    long: 'كل ما تحتاجينه في الأشهر الثلاثة الأولى، من حقيبة المستشفى والرضعة الأولى إلى ليالٍ هادئة وأول نزهة طويلة',
  },
};

const meta = { title: 'Text/Heading', component: Heading, args: { headingLevel: 1 } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Heading, (args, context) => (
  <Heading headingLevel={1} {...args}>
    {args.children ?? texts[languageOf(context)].title}
  </Heading>
));

function scale(_args: HeadingProps, context: StoryContext) {
  const { title } = texts[languageOf(context)];
  return (
    <Stack gap={12}>
      {(['display', 'xlarge', 'large', 'medium', 'small'] as const).map((size, at) => (
        <Heading key={size} headingLevel={at === 0 ? 1 : 2} size={size}>
          {title}
        </Heading>
      ))}
    </Stack>
  );
}

/** `headingLevel` is the rank in the document, `size` the look. */
export const Sizes: Story = { render: scale };

export const StressLongText: Story = {
  render: (args, context) => <Heading {...args}>{texts[languageOf(context)].long}</Heading>,
};
