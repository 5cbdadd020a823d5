import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { IconButton } from './IconButton.js';

const texts = {
  en: {
    search: 'Open search',
    cart: '3 items in the cart',
    empty: 'Cart',
    many: '99+ items in the cart',
    add: 'Add Glass bottle 240 ml to the wishlist',
    remove: 'Remove Glass bottle 240 ml from the wishlist',
    back: 'Previous',
    close: 'Close',
    discard: 'Delete the address',
  },
  ar: {
    search: 'فتح البحث',
    cart: '3 منتجات في السلة',
    empty: 'السلة',
    many: '99+ منتجًا في السلة',
    add: 'إضافة رضّاعة زجاجية 240 مل إلى قائمة الأمنيات',
    remove: 'إزالة رضّاعة زجاجية 240 مل من قائمة الأمنيات',
    back: 'السابق',
    close: 'إغلاق',
    discard: 'حذف العنوان',
  },
};

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default = playground(IconButton, (args: object, context) => (
  <IconButton icon="search" label={texts[languageOf(context)].search} {...args} />
));

/** A cart link with a count. The label includes the number as it is shown. */
export const WithCount: Story = {
  render: (_args, context) => (
    <Cluster>
      <IconButton href="/cart" icon="bag" count={3} label={texts[languageOf(context)].cart} />
      <IconButton href="/cart" icon="bag" count={120} label={texts[languageOf(context)].many} />
      <IconButton href="/cart" icon="bag" count={0} label={texts[languageOf(context)].empty} />
    </Cluster>
  ),
};

export const Variants: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <IconButton icon="heart" label={t.add} aria-pressed={false} />
        <IconButton icon="heart" label={t.add} aria-pressed={false} variant="solid" />
        <IconButton icon="heart" label={t.remove} aria-pressed filled variant="solid" />
        <IconButton icon="chevron-start" label={t.back} variant="outline" />
        <IconButton icon="chevron-start" label={t.back} variant="outline" disabled />
      </Cluster>
    );
  },
};

export const Sizes: Story = {
  render: (_args, context) => (
    <Cluster>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} icon="close" label={texts[languageOf(context)].close} size={size} variant="outline" />
      ))}
    </Cluster>
  ),
};

export const Tones: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <IconButton icon="search" label={t.search} />
        <IconButton icon="search" label={t.search} tone="accent" />
        <IconButton icon="trash" label={t.discard} tone="danger" />
      </Cluster>
    );
  },
};
