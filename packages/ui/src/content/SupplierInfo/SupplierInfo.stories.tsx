import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { SupplierInfo, type SupplierInfoProps } from './SupplierInfo.js';

const texts = {
  en: {
    title: 'Mahd Care Trading',
    description: 'Importer',
    labels: ['Address', 'Phone', 'Fax', 'Email', 'Website'],
    address: 'Al Quoz 3, Dubai, United Arab Emirates',
  },
  ar: {
    title: 'مهد كير للتجارة',
    description: 'المستورد',
    labels: ['العنوان', 'الهاتف', 'الفاكس', 'البريد الإلكتروني', 'الموقع'],
    address: 'القوز 3، دبي، الإمارات العربية المتحدة',
  },
};
const values = [
  ['+971 4 000 0000', 'phone'],
  ['+971 4 000 0001', 'fax'],
  ['care@mahd.test', 'email'],
  ['https://mahd.test/', 'website'],
] as const;

const render = (args: Partial<SupplierInfoProps>, context: StoryContext) => {
  const { labels, address, ...copy } = texts[languageOf(context)];
  return (
    <SupplierInfo
      {...copy}
      facts={[
        { label: labels[0]!, value: address },
        ...values.map(([value, kind], at) => ({ label: labels[at + 1]!, value, kind })),
      ]}
      {...args}
    />
  );
};

const meta = { title: 'Content/SupplierInfo', component: SupplierInfo, render } satisfies Meta<typeof SupplierInfo>;
export default meta;

export const Default = playground(SupplierInfo, render);
