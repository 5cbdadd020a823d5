import type { Meta } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TextArea } from './TextArea.js';

const texts = {
  en: { label: 'Your comment', description: 'Tell other parents what helped. Please don’t give health advice.' },
  ar: { label: 'تعليقكِ', description: 'أخبري الأهل بما أفادكِ وما لم يُفدكِ، من دون نصائح طبية.' },
};

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: '' } } satisfies Meta<typeof TextArea>;
export default meta;

export const Default = playground(TextArea, (args, context) => <TextArea {...texts[languageOf(context)]} {...args} />);
