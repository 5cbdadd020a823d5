import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ReadingNotes } from './ReadingNotes.js';

const texts = {
  en: { sourcesLabel: 'Sources', sources: [{ name: 'WHO', topic: 'Infant and young child feeding' }, { name: 'CDC', topic: 'Storage of breast milk' }], note: 'This text is general information and does not replace your doctor.', reviewed: 'Reviewed on 20 November 2026' },
  ar: { sourcesLabel: 'المصادر', sources: [{ name: 'WHO', topic: 'تغذية الرضّع وصغار الأطفال' }, { name: 'CDC', topic: 'حفظ حليب الأم' }], note: 'هذا النص معلومات عامة ولا يغني عن طبيبكِ.', reviewed: 'روجع في 20 نوفمبر 2026' },
};

const render = (_: unknown, context: StoryContext) => <ReadingNotes {...texts[languageOf(context)]} />;

const meta = { title: 'Content/ReadingNotes', component: ReadingNotes, args: { sourcesLabel: '', sources: [] }, render } satisfies Meta<typeof ReadingNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
/** A text that exists in the other language only keeps its own direction. */
export const OtherLanguage: Story = {
  parameters: { mirror: false },
  render: (_, context) => {
    const other = languageOf(context) === 'en' ? 'ar' : 'en';
    return <ReadingNotes {...texts[other]} sourcesLabel={texts[languageOf(context)].sourcesLabel} reviewed={texts[languageOf(context)].reviewed} textLanguage={other} />;
  },
};
