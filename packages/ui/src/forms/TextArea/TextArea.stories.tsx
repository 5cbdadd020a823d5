import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { TextArea } from './TextArea.js';

const texts = {
  en: { label: 'Your comment', description: "Tell other parents what helped. Please don't give health advice." },
  ar: { label: 'تعليقكِ', description: 'أخبري الأهل بما أفادكِ وما لم يُفدكِ، من دون نصائح طبية.' },
};

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: '' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args, context) => <TextArea {...args} {...texts[languageOf(context)]} /> };
