import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@mahd/rules/locale';
import { shownAs } from '../../testing/story/inCode.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Table, type TableProps } from './Table.js';

interface NippleSize {
  size: string;
  months: number;
  flow: string;
  price: number;
}

const texts = {
  en: {
    caption: 'Nipple sizes',
    columns: ['Size', 'From, months', 'Flow', 'Price'],
    flows: ['Very slow, for newborns', 'Slow', 'Medium', 'Fast, for thick liquids'],
  },
  ar: {
    caption: 'مقاسات الحلمات',
    columns: ['المقاس', 'ابتداءً من (بالأشهر)', 'التدفق', 'السعر'],
    flows: ['بطيء جدًا لحديثي الولادة', 'بطيء', 'متوسط', 'سريع للسوائل الكثيفة'],
  },
};

const render = (args: Partial<TableProps<NippleSize>>, context: StoryContext) => {
  const language = languageOf(context);
  const { caption, columns, flows } = texts[language];
  const [size = '', from = '', flow = '', price = ''] = columns;
  return (
    <Table<NippleSize>
      caption={caption}
      rowKey={shownAs('(row) => row.size', (row: NippleSize) => row.size)}
      rows={[
        { size: 'SS', months: 0, flow: flows[0] ?? '', price: 2500 },
        { size: 'S', months: 1, flow: flows[1] ?? '', price: 2500 },
        { size: 'M', months: 3, flow: flows[2] ?? '', price: 2750 },
        { size: 'L', months: 6, flow: flows[3] ?? '', price: 2900 },
      ]}
      columns={[
        { key: 'size', header: size, cell: shownAs('(row) => row.size', (row) => row.size) },
        {
          key: 'months',
          header: from,
          cell: shownAs('(row) => row.months', (row) => row.months),
          compare: shownAs('(a, b) => a.months - b.months', (a, b) => a.months - b.months),
        },
        { key: 'flow', header: flow, cell: shownAs('(row) => row.flow', (row) => row.flow) },
        {
          key: 'price',
          header: price,
          align: 'end',
          cell: shownAs('(row) => <bdi>AED {row.price / 100}</bdi>', (row) => (
            <bdi>{formatPrice(row.price, language)}</bdi>
          )),
          compare: shownAs('(a, b) => a.price - b.price', (a, b) => a.price - b.price),
        },
      ]}
      {...args}
    />
  );
};

const meta = {
  title: 'Content/Table',
  component: Table<NippleSize>,
  render,
} satisfies Meta<typeof Table<NippleSize>>;
export default meta;
type Story = StoryObj<typeof Table<NippleSize>>;

export const Default = playground(Table<NippleSize>, render);
export const Sorted: Story = {
  render: (_args, context) => render({ defaultSort: { column: 'price', direction: 'descending' } }, context),
};
