import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { JumpLinks, type JumpLinksProps } from './JumpLinks.js';

const texts = { en: { label: 'Months', month: 'Month' }, ar: { label: 'الشهور', month: 'الشهر' } };

const render = (args: Partial<JumpLinksProps>, context: StoryContext) => {
  const { label, month } = texts[languageOf(context)];
  return (
    <JumpLinks
      label={label}
      links={Array.from({ length: 9 }, (_each, index) => ({
        label: `${month} ${index + 1}`,
        href: `#month-${index + 1}`,
        current: index === 3,
      }))}
      {...args}
    />
  );
};

const meta = { title: 'Content/JumpLinks', component: JumpLinks, render } satisfies Meta<typeof JumpLinks>;
export default meta;

export const Default = playground(JumpLinks, render);
