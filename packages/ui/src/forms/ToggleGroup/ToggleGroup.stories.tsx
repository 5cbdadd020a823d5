import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundation/icons/Icon.js';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.js';

const texts = {
  en: {
    unit: 'Unit',
    millilitres: 'Milliliters',
    ounces: 'Ounces',
    view: 'View',
    grid: 'Grid',
    list: 'List',
    period: 'Period',
    periodText: 'Of the orders shown',
    periods: ['30 days', '6 months', '1 year'],
    missing: 'Please choose a period.',
  },
  ar: {
    unit: 'الوحدة',
    millilitres: 'ملّيلتر',
    ounces: 'أونصة',
    view: 'طريقة العرض',
    grid: 'شبكة',
    list: 'قائمة',
    period: 'الفترة',
    periodText: 'فترة الطلبات المعروضة',
    periods: ['30 يومًا', '6 أشهر', 'سنة'],
    missing: 'يُرجى اختيار الفترة.',
  },
};

const meta = { title: 'Forms/ToggleGroup', component: ToggleGroup } satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof ToggleGroup>;

export const Default = playground(ToggleGroup, (args: Partial<ToggleGroupProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <ToggleGroup
      label={t.unit}
      options={[
        { value: 'ml', label: t.millilitres },
        { value: 'oz', label: t.ounces },
      ]}
      defaultValue="ml"
      {...args}
    />
  );
});

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    const periods = t.periods.map((label, at) => ({ value: String(at), label }));
    return (
      <Stack gap={24}>
        <ToggleGroup
          label={t.view}
          size="small"
          defaultValue="grid"
          options={[
            { value: 'grid', label: t.grid, icon: <Icon name="grid" /> },
            { value: 'list', label: t.list, icon: <Icon name="menu" /> },
          ]}
        />
        <ToggleGroup label={t.period} description={t.periodText} errorMessage={t.missing} options={periods} />
        <ToggleGroup label={t.period} disabled defaultValue="1" options={periods} />
      </Stack>
    );
  },
};
