import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { TableOfContents } from './TableOfContents.js';

const texts = {
  en: { label: 'On this page', headings: ['Before you begin', 'Finding a position', 'When it hurts all the same', 'Whom to ask'] },
  ar: { label: 'في هذه الصفحة', headings: ['قبل أن تبدئي', 'اختيار الوضعية', 'إذا بقي الألم', 'من تسألين'] },
};

const render = (_: unknown, context: StoryContext) => {
  const { label, headings } = texts[languageOf(context)];
  return <TableOfContents label={label} items={headings.map((heading, at) => ({ id: `part-${at}`, label: heading }))} />;
};

const meta = { title: 'Content/TableOfContents', component: TableOfContents, args: { label: '', items: [] }, render } satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
