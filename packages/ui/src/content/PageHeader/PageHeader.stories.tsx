import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { PageHeader, type PageHeaderProps } from './PageHeader.js';

const texts = {
  en: {
    label: 'Breastfeeding Advisor',
    title: 'Finding a position that does not hurt',
    description: 'A good latch starts with your own comfort: back supported, shoulders down, baby close.',
    extra: '20 November 2026 · 4 minutes',
  },
  ar: {
    label: 'دليل الرضاعة الطبيعية',
    title: 'وضعية رضاعة لا تؤلم',
    description: 'يبدأ الالتقام الجيد براحتكِ أنتِ: ظهر مسنود وكتفان مرتخيتان وطفلكِ قريب.',
    extra: '20 نوفمبر 2026 · 4 دقائق',
  },
};

const render = (args: Partial<PageHeaderProps>, context: StoryContext) => (
  <PageHeader {...texts[languageOf(context)]} picture={pictures.motherBaby} {...args} />
);

const meta = { title: 'Content/PageHeader', component: PageHeader, render } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Default = playground(PageHeader, render);
export const WithoutPicture: Story = { render: (_, context) => <PageHeader {...texts[languageOf(context)]} /> };
/** A title of 200 characters with no space in it. */
export const StressLongWords: Story = {
  args: {
    title: 'Mahd'.repeat(50),
    label: 'label'.repeat(20),
    description: 'lead'.repeat(60),
    picture: pictures.motherBaby,
  },
  render: (args) => <PageHeader {...args} />,
};
