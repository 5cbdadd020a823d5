import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.js';

const texts = {
  en: {
    label: 'What may we write about?',
    description: 'You can change this at any time.',
    orders: 'Orders and returns',
    offers: 'Offers',
    offersText: 'About twice a month',
    guides: 'Guides for your baby’s age',
    missing: 'Please choose at least one.',
  },
  ar: {
    label: 'بمَ نراسلكِ؟',
    description: 'يمكن تغيير ذلك في أي وقت.',
    orders: 'الطلبات والإرجاع',
    offers: 'العروض',
    offersText: 'مرتين في الشهر تقريبًا',
    guides: 'أدلة تناسب عمر طفلكِ',
    missing: 'يُرجى اختيار واحد على الأقل.',
  },
};

const meta = { title: 'Forms/CheckboxGroup', component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

const render = (args: Partial<CheckboxGroupProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <CheckboxGroup
      label={t.label}
      description={t.description}
      options={[
        { value: 'orders', label: t.orders },
        { value: 'offers', label: t.offers, description: t.offersText },
        { value: 'guides', label: t.guides },
      ]}
      defaultValue={['orders']}
      {...args}
    />
  );
};

export const Default = playground(CheckboxGroup, render);

export const States: Story = {
  render: (_args, context) => (
    <Stack gap={24}>
      {render({ defaultValue: [], errorMessage: texts[languageOf(context)].missing }, context)}
      {render({ disabled: true }, context)}
    </Stack>
  ),
};
