import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Accordion, type AccordionProps } from './Accordion.js';

const texts = {
  en: [
    [
      'How do I clean the breast pump?',
      'Take it apart after every use, wash the parts in warm soapy water, rinse, and let them dry on a clean cloth.',
    ],
    [
      'When will my order arrive?',
      'Most orders arrive on the next working day. You find the date on the product page and in your confirmation email.',
    ],
    ['Can I return an opened product?', 'Hygiene products that were opened can be returned only when they are faulty.'],
  ],
  ar: [
    [
      'كيف أنظّف شفاط الحليب؟',
      'يُفكّك بعد كل استعمال، وتُغسل أجزاؤه بماء دافئ وصابون، ثم تُشطف وتُترك لتجفّ على قطعة قماش نظيفة.',
    ],
    ['متى يصل طلبي؟', 'تصل معظم الطلبات في يوم العمل التالي. يظهر التاريخ في صفحة المنتج وفي رسالة التأكيد.'],
    ['هل يمكن إرجاع منتج مفتوح؟', 'منتجات النظافة التي فُتحت لا تُرجع إلا إذا كان فيها عيب.'],
  ],
} as const;

const render = (args: Partial<AccordionProps>, context: StoryContext) => (
  <Accordion
    headingLevel={2}
    items={texts[languageOf(context)].map(([title, content], index) => ({
      id: `${languageOf(context)}-${index}`,
      title,
      content,
      defaultOpen: index === 0,
    }))}
    {...args}
  />
);

const meta = { title: 'Content/Accordion', component: Accordion, render } satisfies Meta<typeof Accordion>;
export default meta;

export const Default = playground(Accordion, render);
