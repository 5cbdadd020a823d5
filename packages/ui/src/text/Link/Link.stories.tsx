import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Text } from '../Text/index.js';
import { Link, type LinkProps } from './Link.js';

const texts = {
  en: { before: 'Returns are free within 15 days. Read the ', link: 'conditions' },
  ar: { before: 'الإرجاع مجاني خلال 15 يومًا. اطّلعي على ', link: 'الشروط' },
};

const externalTexts = {
  en: { before: 'The calendar of vaccinations is published by the ', link: 'Ministry of Health' },
  ar: { before: 'جدول التطعيمات منشور لدى ', link: 'وزارة الصحة' },
};

const meta = { title: 'Text/Link', component: Link } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof Link>;

const render = (args: Partial<LinkProps>, context: StoryContext, shown = texts) => {
  const t = shown[languageOf(context)];
  return (
    <Text>
      {t.before}
      <Link href="/returns" {...args}>
        {args.children ?? t.link}
      </Link>
      .
    </Text>
  );
};

export const Default = playground(Link, render);
export const Neutral: Story = { render: (_args, context) => render({ tone: 'neutral' }, context) };
export const External: Story = {
  render: (_args, context) => render({ external: true, href: 'https://mohap.gov.ae' }, context, externalTexts),
};
