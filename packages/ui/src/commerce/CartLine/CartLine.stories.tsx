import { cloneElement, useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { QuantityStepper } from '../../forms/QuantityStepper/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { longName, sampleProducts } from '../samples.js';
import { CartLine, type CartLineProps } from './CartLine.js';

const texts = {
  en: {
    size: '200 ml',
    colour: 'Coral',
    later: 'Save for later',
    notice: 'The price changed from AED\u00a045.00 to AED\u00a039.20.',
  },
  ar: {
    size: '200 مل',
    colour: 'مرجاني',
    later: 'الحفظ لوقت لاحق',
    notice: 'تغيّر السعر من 45.00\u00a0د.إ إلى 39.20\u00a0د.إ.',
  },
};

function lineOf(index: number, context: StoryContext): CartLineProps {
  const { href, name, picture, price } = sampleProducts(languageOf(context))[index]!;
  const t = texts[languageOf(context)];
  return {
    href,
    name,
    picture,
    price: { amount: price.amount, was: price.was },
    details: [t.size, t.colour],
    lineTotal: (price.amount ?? 0) * 2,
    quantity: <QuantityStepper label={name} defaultValue={2} />,
    actions: (
      <Button variant="ghost" size="small" aria-label={`${t.later}: ${name}`}>
        <Icon name="heart" />
        <span>{t.later}</span>
      </Button>
    ),
  };
}

/** A line with a state of its own: removed or not. */
function Removable({ children }: { children: ReactElement<CartLineProps> }) {
  const [removed, setRemoved] = useState<boolean>();
  const actions = { onRemove: () => setRemoved(true), onUndo: () => setRemoved(false) };
  return cloneElement(children, { ...actions, ...(removed !== undefined && { removed }) });
}

const lines = (_args: object, context: StoryContext) => (
  <Stack gap={12}>
    <Removable>
      <CartLine {...lineOf(0, context)} notice={texts[languageOf(context)].notice} />
    </Removable>
    <Removable>
      <CartLine {...lineOf(1, context)} removed />
    </Removable>
    <Removable>
      <CartLine {...lineOf(2, context)} name={longName[languageOf(context)]} picture={null} />
    </Removable>
  </Stack>
);

const meta = { title: 'Commerce/CartLine', component: CartLine } satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof CartLine>;

export const Default = playground(CartLine, (args, context) => (
  <Removable>
    <CartLine {...lineOf(0, context)} {...args} />
  </Removable>
));

/** A line with a notice, a removed line with undo, and a line without a picture. */
export const ExampleCart: Story = { render: lines };
