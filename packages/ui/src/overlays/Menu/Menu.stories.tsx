import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Menu, type MenuProps } from './Menu.js';

const texts = {
  en: {
    label: 'Order actions',
    details: 'Order details',
    invoice: 'Download invoice',
    again: 'Buy again',
    cancel: 'Cancel order',
  },
  ar: {
    label: 'إجراءات الطلب',
    details: 'تفاصيل الطلب',
    invoice: 'تنزيل الفاتورة',
    again: 'الشراء مجددًا',
    cancel: 'إلغاء الطلب',
  },
};

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  // An open menu takes the focus: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof Menu>;

const render = (args: Partial<MenuProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <Menu
      label={t.label}
      items={[
        { label: t.details, href: '/orders/1', icon: <Icon name="package" /> },
        { label: t.invoice, disabled: true, icon: <Icon name="external" /> },
        { label: t.again, icon: <Icon name="bag" /> },
        'separator',
        { label: t.cancel, tone: 'danger', icon: <Icon name="trash" /> },
      ]}
      defaultOpen
      {...args}
    />
  );
};

export const Default = playground(Menu, render);

export const WithIconButton: Story = {
  render: (_args, context) =>
    render(
      {
        defaultOpen: false,
        children: (trigger) => (
          <IconButton {...trigger} icon="menu" variant="outline" label={texts[languageOf(context)].label} />
        ),
      },
      context,
    ),
};
