import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Stack } from '../../layout/Stack/index.js';
import { Link } from '../../text/Link/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Reopenable } from '../../testing/story/Reopenable.js';
import { Drawer, type DrawerProps } from './Drawer.js';

const texts = {
  en: { title: 'Guides', links: ['Stages of pregnancy', 'Baby care', 'First-time father'] },
  ar: { title: 'الأدلّة', links: ['مراحل الحمل', 'العناية بالطفل', 'أب للمرة الأولى'] },
} satisfies Record<Language, unknown>;

function render(args: Partial<DrawerProps>, context: StoryContext) {
  const { title, links } = texts[languageOf(context)];
  return (
    <Reopenable label={title}>
      <Drawer title={title} {...args}>
        {args.children ?? (
          <Stack gap={16} align="start">
            {links.map((label) => (
              <Link key={label} href="#guide" tone="neutral">
                {label}
              </Link>
            ))}
          </Stack>
        )}
      </Drawer>
    </Reopenable>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof Drawer>;

/** Closes on Escape, on the backdrop and on navigation. */
export const Default = playground(Drawer, render);

/** From the other side, with room for a product. */
export const AtTheEnd: Story = { render: (_args, context) => render({ side: 'end', size: 'medium' }, context) };
