import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { AreaSelect, type AreaSelectProps } from './AreaSelect.js';

const texts = {
  en: {
    label: 'Area',
    placeholder: 'Select an area',
    first: 'Select an emirate first',
    otherLabel: 'Other',
    otherFieldLabel: 'Name of the area',
    areas: ['Al Barsha', 'Al Nahda', 'Deira', 'Jumeirah'],
    unlisted: 'Wadi Al Safa',
  },
  ar: {
    label: 'المنطقة',
    placeholder: 'اختيار المنطقة',
    first: 'يُرجى اختيار الإمارة أولًا',
    otherLabel: 'أخرى',
    otherFieldLabel: 'اسم المنطقة',
    areas: ['البرشاء', 'النهدة', 'ديرة', 'جميرا'],
    unlisted: 'وادي الصفا',
  },
};

const meta = { title: 'Forms/AreaSelect', component: AreaSelect } satisfies Meta<typeof AreaSelect>;
export default meta;
type Story = StoryObj<typeof AreaSelect>;

const choices = (names: string[]) => names.map((name) => ({ value: name, label: name }));

export const Default = playground(AreaSelect, (args: Partial<AreaSelectProps>, context) => {
  const { areas, first: _, unlisted: __, ...t } = texts[languageOf(context)];
  return <AreaSelect {...t} areas={choices(areas)} {...args} />;
});

/** An area that is not in the list. */
export const Other: Story = {
  render: (_args, context) => {
    const { areas, unlisted, first: _, ...t } = texts[languageOf(context)];
    return <AreaSelect {...t} areas={choices(areas)} defaultValue={unlisted} />;
  },
};

export const WithoutEmirate: Story = {
  render: (_args, context) => {
    const { first, unlisted: _, ...t } = texts[languageOf(context)];
    return <AreaSelect {...t} areas={[]} disabled placeholder={first} />;
  },
};
