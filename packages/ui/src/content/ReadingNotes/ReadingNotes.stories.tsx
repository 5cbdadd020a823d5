import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ReadingNotes, type ReadingNotesProps } from './ReadingNotes.js';

const texts = {
  en: {
    sourcesLabel: 'Sources',
    sources: [
      { name: 'WHO', topic: 'Infant and young child feeding' },
      { name: 'CDC', topic: 'Storage of breast milk' },
    ],
    note: 'This text is general information and does not replace your doctor.',
    reviewed: 'Reviewed on 20 November 2026',
  },
  ar: {
    sourcesLabel: 'المصادر',
    sources: [
      { name: 'WHO', topic: 'تغذية الرضّع وصغار الأطفال' },
      { name: 'CDC', topic: 'حفظ حليب الأم' },
    ],
    note: 'هذا النص معلومات عامة ولا يغني عن طبيبكِ.',
    reviewed: 'روجع في 20 نوفمبر 2026',
  },
};

const render = (args: Partial<ReadingNotesProps>, context: StoryContext) => (
  <ReadingNotes {...texts[languageOf(context)]} {...args} />
);

const meta = { title: 'Content/ReadingNotes', component: ReadingNotes, render } satisfies Meta<typeof ReadingNotes>;
export default meta;
type Story = StoryObj<typeof ReadingNotes>;

export const Default = playground(ReadingNotes, render);
/** Text in the other language keeps its own direction. */
export const OtherLanguage: Story = {
  parameters: { mirror: false },
  render: (_, context) => {
    const other = languageOf(context) === 'en' ? 'ar' : 'en';
    return (
      <ReadingNotes
        {...texts[other]}
        sourcesLabel={texts[languageOf(context)].sourcesLabel}
        reviewed={texts[languageOf(context)].reviewed}
        textLanguage={other}
      />
    );
  },
};
