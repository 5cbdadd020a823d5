import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { HeroSlider, type HeroPanel, type HeroSliderProps } from './HeroSlider.js';

const texts = {
  en: {
    label: 'Welcome',
    panels: [
      {
        title: 'Care for mother and baby',
        description: 'Gentle essentials from the first day to the first birthday.',
        action: 'View all products',
      },
      {
        title: 'Your milk, your rhythm',
        description: 'Pumps and storage that fit your day, and an advisor beside you.',
        action: 'Ask the advisor',
      },
      {
        title: 'Facts you can trust',
        description: 'Every guide names its sources: WHO, UNICEF, NHS and CDC.',
        action: 'Read our guides',
      },
    ],
  },
  ar: {
    label: 'أهلًا بكِ',
    panels: [
      {
        title: 'عناية بالأم والطفل',
        description: 'مستلزمات لطيفة من اليوم الأول حتى عيد الميلاد الأول.',
        action: 'عرض جميع المنتجات',
      },
      {
        title: 'حليبكِ على إيقاعكِ',
        description: 'شفاطات وأكياس حفظ تناسب يومكِ، ودليل إلى جانبكِ.',
        action: 'فتح الدليل',
      },
      {
        title: 'معلومات تثقين بها',
        description: 'كل دليل يذكر مصادره: منظمة الصحة العالمية واليونيسف.',
        action: 'قراءة الأدلة',
      },
    ],
  },
};

function panelsOf(context: StoryContext): HeroPanel[] {
  const art = [
    {
      picture: pictures.skincareHeroLtr,
      art: { mobile: pictures.skincareHeroMobile, rtl: pictures.skincareHeroRtl },
      panel: 'peach' as const,
      href: '/products',
    },
    {
      picture: pictures.breastfeedingHeroLtr,
      art: { mobile: pictures.breastfeedingHeroMobile, rtl: pictures.breastfeedingHeroRtl },
      panel: 'blush' as const,
      href: '/breastfeeding-advisor',
    },
    {
      picture: pictures.healthcareHeroLtr,
      art: { mobile: pictures.healthcareHeroMobile, rtl: pictures.healthcareHeroRtl },
      panel: 'sky' as const,
      href: '/good-to-know',
    },
  ];
  return texts[languageOf(context)].panels.map(({ title, description, action }, index) => {
    const { href, ...scene } = art[index]!;
    return { title, description, action: { label: action, href }, ...scene };
  });
}

const render = (args: Partial<HeroSliderProps>, context: StoryContext) => (
  <HeroSlider label={texts[languageOf(context)].label} panels={panelsOf(context)} {...args} />
);

const meta = { title: 'Content/HeroSlider', component: HeroSlider, render } satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof HeroSlider>;

export const Default = playground(HeroSlider, render);
export const OnePanel: Story = {
  render: (_, context) => (
    <HeroSlider label={texts[languageOf(context)].label} panels={panelsOf(context).slice(0, 1)} />
  ),
};
export const FullWidth: Story = { parameters: { layout: 'fullscreen' }, args: { fullWidth: true } };
export const StressLongTextNoPicture: Story = {
  render: (_, context) => {
    const [panel] = panelsOf(context);
    return (
      <HeroSlider
        label={texts[languageOf(context)].label}
        panels={[
          {
            ...panel!,
            title: `${panel!.title} ${panel!.description} ${panel!.description}`,
            picture: null,
            art: undefined,
          },
        ]}
      />
    );
  },
};
