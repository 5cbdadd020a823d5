import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@mahd/rules/locale';
import { Table } from '../content/Table/index.js';
import { MultiSelect } from '../forms/MultiSelect/index.js';
import { NumberField } from '../forms/NumberField/index.js';
import { RatingInput } from '../forms/RatingInput/index.js';
import { Slider } from '../forms/Slider/index.js';
import { Switch } from '../forms/Switch/index.js';
import { Card } from '../layout/Card/index.js';
import { Cluster } from '../layout/Cluster/index.js';
import { Container } from '../layout/Container/index.js';
import { Grid } from '../layout/Grid/index.js';
import { Stack } from '../layout/Stack/index.js';
import { Avatar } from '../media/Avatar/index.js';
import { Menu } from '../overlays/Menu/index.js';
import { shownAs } from '../testing/story/inCode.js';
import { languageOf, type StoryContext } from '../testing/story/languageOf.js';
import { Tag } from '../text/Tag/index.js';

const texts = {
  en: {
    name: 'Sara Al Mansoori',
    baby: 'Six months old',
    actions: 'Account actions',
    items: ['Addresses', 'Log out'],
    messages: 'Messages',
    offers: 'Offers by WhatsApp',
    orders: 'Order updates',
    interests: 'Interests',
    topics: ['Breastfeeding', 'Sleep', 'Weaning', 'Teething'],
    budget: 'Price of suggestions',
    weight: 'Weight of your baby',
    kg: 'kg',
    rating: 'How do you like the shop?',
    points: 'Points',
    columns: ['Month', 'Spent', 'Points'],
    months: ['September', 'October', 'November'],
  },
  ar: {
    name: 'سارة المنصوري',
    baby: 'ستة أشهر',
    actions: 'إجراءات الحساب',
    items: ['العناوين', 'تسجيل الخروج'],
    messages: 'الرسائل',
    offers: 'العروض عبر واتساب',
    orders: 'تحديثات الطلبات',
    interests: 'الاهتمامات',
    topics: ['الرضاعة الطبيعية', 'النوم', 'الفطام', 'التسنين'],
    budget: 'أسعار الاقتراحات',
    weight: 'وزن طفلكِ',
    kg: 'كغ',
    rating: 'ما رأيكِ في المتجر؟',
    points: 'النقاط',
    columns: ['الشهر', 'المشتريات', 'النقاط'],
    months: ['سبتمبر', 'أكتوبر', 'نوفمبر'],
  },
};

interface Spending {
  month: string;
  fils: number;
}

const meta = { title: 'Examples/Account' } satisfies Meta;
export default meta;

/** Settings that apply at once, and figures. */
export const Default: StoryObj = {
  render: (args: { className?: string }, context: StoryContext) => {
    const language = languageOf(context);
    const t = texts[language];
    const [month = '', spent = '', points = ''] = t.columns;
    const price = shownAs('(fils) => `AED ${fils / 100}`', (fils: number) => formatPrice(fils, language));
    return (
      <Container {...args} as="main">
        <Stack gap={24}>
          <Cluster gap={12}>
            <Avatar name={t.name} aria-hidden />
            <span>{t.name}</span>
            <Tag label={t.baby} size="small" tone="info" />
            <Menu
              label={t.actions}
              size="small"
              items={[{ label: t.items[0] ?? '', href: '/addresses' }, 'separator', { label: t.items[1] ?? '' }]}
            />
          </Cluster>
          <Grid>
            <Card title={t.messages} headingLevel={2}>
              <Switch label={t.orders} defaultChecked />
              <Switch label={t.offers} />
            </Card>
            <Card title={t.interests} headingLevel={2} variant="outline">
              <MultiSelect
                label={t.interests}
                options={t.topics.map((label) => ({ value: label, label }))}
                defaultValue={t.topics.slice(0, 2)}
              />
              <Slider label={t.budget} max={30000} step={500} defaultValue={[2500, 15000]} formatValue={price} />
            </Card>
          </Grid>
          <NumberField label={t.weight} unit={t.kg} min={0.5} max={30} step={0.1} defaultValue={7.2} />
          <RatingInput label={t.rating} />
          <Table
            caption={t.points}
            rows={[12500, 8900, 26000].map((fils, at) => ({ month: t.months[at] ?? '', fils }))}
            rowKey={shownAs('(row) => row.month', (row: Spending) => row.month)}
            columns={[
              { key: 'month', header: month, cell: shownAs('(row) => row.month', (row: Spending) => row.month) },
              {
                key: 'spent',
                header: spent,
                align: 'end',
                cell: shownAs('(row) => <bdi>AED {row.fils / 100}</bdi>', (row: Spending) => (
                  <bdi>{price(row.fils)}</bdi>
                )),
                compare: shownAs('(a, b) => a.fils - b.fils', (a: Spending, b: Spending) => a.fils - b.fils),
              },
              {
                key: 'points',
                header: points,
                align: 'end',
                cell: shownAs('(row) => Math.round(row.fils / 100)', (row: Spending) => Math.round(row.fils / 100)),
              },
            ]}
          />
        </Stack>
      </Container>
    );
  },
};
