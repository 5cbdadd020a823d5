import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { SupplierInfo } from './SupplierInfo.js';

const texts = {
  en: { title: 'Mahd Care Trading', subtitle: 'Importer', labels: ['Address', 'Phone', 'Fax', 'E-mail', 'Website'], address: 'Al Quoz 3, Dubai, United Arab Emirates' },
  ar: { title: 'مهد كير للتجارة', subtitle: 'المستورد', labels: ['العنوان', 'الهاتف', 'الفاكس', 'البريد الإلكتروني', 'الموقع'], address: 'القوز 3، دبي، الإمارات العربية المتحدة' },
};
const values = [['+971 4 000 0000', 'phone'], ['+971 4 000 0001', 'fax'], ['care@mahd.test', 'email'], ['https://mahd.test/', 'website']] as const;

const render = (_: unknown, context: StoryContext) => {
  const { labels, address, ...copy } = texts[languageOf(context)];
  return <SupplierInfo {...copy} facts={[{ label: labels[0]!, value: address }, ...values.map(([value, kind], at) => ({ label: labels[at + 1]!, value, kind }))]} />;
};

const meta = { title: 'Content/SupplierInfo', component: SupplierInfo, args: { title: '', facts: [] }, render } satisfies Meta<typeof SupplierInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
