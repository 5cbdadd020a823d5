import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { SideNav, type SideNavProps } from './SideNav.js';

const texts = {
  en: { label: 'My account', items: ['Overview', 'Orders', 'Wishlist', 'Password'], logOut: 'Log out' },
  ar: { label: 'حسابي', items: ['نظرة عامة', 'الطلبات', 'قائمة الأمنيات', 'كلمة المرور'], logOut: 'تسجيل الخروج' },
};
const icons = ['user', 'package', 'heart', 'eye'] as const;

const meta = { title: 'Navigation/SideNav', component: SideNav } satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof SideNav>;

function render(args: Partial<SideNavProps>, context: StoryContext, current = 0) {
  const { label, items } = texts[languageOf(context)];
  return (
    <SideNav
      label={label}
      items={icons.map((icon, at) => ({
        icon,
        label: items[at] ?? '',
        href: `/profile?active=${icon}`,
        current: at === current,
      }))}
      {...args}
    />
  );
}

export const Default = playground(SideNav, (args: Partial<SideNavProps>, context: StoryContext) =>
  render(args, context),
);

/** The row scrolls to the current link. */
export const LastIsCurrent: Story = { render: (_args, context) => render({}, context, icons.length - 1) };

export const WithAction: Story = {
  render: (_args, context) =>
    render(
      {
        action: (
          <button type="button">
            <Icon name="close" />
            {texts[languageOf(context)].logOut}
          </button>
        ),
      },
      context,
    ),
};
