import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Tabs, type Tab, type TabsProps } from './Tabs.js';

const texts = {
  en: {
    product: 'About this product',
    tabs: ['Description', 'Specification', 'How to use', 'Downloads'],
    contents: [
      'Borosilicate glass with a wide neck: easy to fill, easy to clean, and safe in boiling water.',
      'Capacity 240 ml. Material: borosilicate glass, silicone nipple size M. BPA free.',
      'Sterilize before first use. Test the temperature of the milk on your wrist before every feed.',
      'Manual (PDF, 1.2 MB)',
    ],
    month: 'Month',
    monthText: 'What changes in month',
  },
  ar: {
    product: 'عن هذا المنتج',
    tabs: ['الوصف', 'المواصفات', 'طريقة الاستخدام', 'الملفات'],
    contents: [
      'زجاج بوروسيليكات بعنق واسع: سهل التعبئة والتنظيف، ويتحمّل الماء المغلي بأمان.',
      'السعة 240 مل. المادة: زجاج بوروسيليكات وحلمة سيليكون مقاس M. خالٍ من BPA.',
      'تُعقَّم الزجاجة قبل أول استخدام، وتُختبر حرارة الحليب على المعصم قبل كل رضعة.',
      'دليل الاستخدام (PDF، 1.2 ميغابايت)',
    ],
    month: 'الشهر',
    monthText: 'ما الذي يتغيّر في الشهر',
  },
} satisfies Record<Language, unknown>;

const productTabs = (language: Language): Tab[] =>
  texts[language].tabs.map((label, at) => ({
    value: `part-${at}`,
    label,
    content: <p>{texts[language].contents[at]}</p>,
  }));

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default = playground(Tabs, (args: Partial<TabsProps>, context) => (
  <Tabs label={texts[languageOf(context)].product} tabs={productTabs(languageOf(context))} {...args} />
));

/** Thirteen tabs: the row scrolls the selected one into view. */
export const ManyTabs: Story = {
  render: (_args, context) => {
    const { month, monthText } = texts[languageOf(context)];
    const tabs = Array.from({ length: 13 }, (_, n) => ({
      value: String(n),
      label: `${month} ${n}`,
      content: <p>{`${monthText} ${n}`}</p>,
    }));
    return <Tabs variant="outline" label={month} tabs={tabs} defaultValue="9" />;
  },
};

/** The state is in the URL: every tab is a link. */
export const WithAddresses: Story = {
  render: (_args, context) => {
    const language = languageOf(context);
    const tabs = productTabs(language).map((tab) => ({ ...tab, href: `#active=${tab.value}` }));
    return <Tabs label={texts[language].product} tabs={tabs} defaultValue="part-1" />;
  },
};
