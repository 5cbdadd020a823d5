import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { SplitSection, type SplitSectionProps } from './SplitSection.js';

const texts = {
  en: {
    title: 'Your body after birth',
    words:
      'Six weeks is the usual count, and yours may be another. Rest when the baby rests, drink to your thirst, and let somebody else carry the shopping.',
  },
  ar: {
    title: 'جسمكِ بعد الولادة',
    words:
      'يُقال ستة أسابيع، وقد يكون عددكِ غيرها. استريحي حين ينام طفلكِ، واشربي على قدر عطشكِ، ودعي غيركِ يحمل المشتريات.',
  },
};

const render = (args: Partial<SplitSectionProps>, context: StoryContext) => {
  const { title, words } = texts[languageOf(context)];
  return (
    <SplitSection title={title} {...args}>
      <p>{words}</p>
    </SplitSection>
  );
};

const meta = { title: 'Content/SplitSection', component: SplitSection, render } satisfies Meta<typeof SplitSection>;
export default meta;
type Story = StoryObj<typeof SplitSection>;

export const Default = playground(SplitSection, render);
/** Without a title: the introduction of a page. */
export const Opening: Story = {
  render: (_, context) => (
    <SplitSection>
      <p>{texts[languageOf(context)].words}</p>
    </SplitSection>
  ),
};
