import type { Meta } from '@storybook/react-vite';
import type { SupplierFact } from '../SupplierInfo/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { OfficeList, type OfficeListProps } from './OfficeList.js';

const texts = {
  en: {
    gulf: 'The Gulf',
    levant: 'The Levant',
    dubai: 'Dubai',
    main: 'Head office',
    amman: 'Amman',
    words: { phone: 'Phone', email: 'Email', address: 'Address' },
    streets: ['Al Quoz 3, Dubai, United Arab Emirates', 'Al Madina Street, Amman, Jordan'],
  },
  ar: {
    gulf: 'الخليج',
    levant: 'بلاد الشام',
    dubai: 'دبي',
    main: 'المكتب الرئيسي',
    amman: 'عمّان',
    words: { phone: 'الهاتف', email: 'البريد الإلكتروني', address: 'العنوان' },
    streets: ['القوز 3، دبي، الإمارات العربية المتحدة', 'شارع المدينة، عمّان، الأردن'],
  },
};

const render = (args: Partial<OfficeListProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  const facts = (address: string, phone: string): SupplierFact[] => [
    { label: t.words.address, value: address },
    { label: t.words.phone, value: phone, kind: 'phone' },
    { label: t.words.email, value: 'care@mahd.test', kind: 'email' },
  ];
  return (
    <OfficeList
      regions={[
        {
          id: 'gulf',
          name: t.gulf,
          offices: [{ name: t.dubai, role: t.main, facts: facts(t.streets[0]!, '+971 4 000 0000') }],
        },
        { id: 'levant', name: t.levant, offices: [{ name: t.amman, facts: facts(t.streets[1]!, '+962 6 000 0000') }] },
        { id: 'nowhere', name: '–', offices: [] },
      ]}
      {...args}
    />
  );
};

const meta = { title: 'Content/OfficeList', component: OfficeList, render } satisfies Meta<typeof OfficeList>;
export default meta;

export const Default = playground(OfficeList, render);
