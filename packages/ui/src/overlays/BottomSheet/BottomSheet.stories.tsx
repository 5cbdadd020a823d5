import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { RadioGroup } from '../../forms/RadioGroup/index.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { closeDialog, Reopenable } from '../../testing/story/Reopenable.js';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.js';

const texts = {
  en: {
    title: 'Sort by',
    choices: ['Featured', 'Price: low to high', 'Price: high to low', 'Newest', 'Name'],
    show: 'Show 12 items',
    clear: 'Clear all filters',
  },
  ar: {
    title: 'الترتيب حسب',
    choices: ['المختارة', 'السعر: من الأقل إلى الأعلى', 'السعر: من الأعلى إلى الأقل', 'الأحدث', 'الاسم'],
    show: 'عرض 12 منتجًا',
    clear: 'مسح عوامل التصفية',
  },
} satisfies Record<Language, unknown>;

function render(args: Partial<BottomSheetProps>, context: StoryContext) {
  const { title, choices, show, clear } = texts[languageOf(context)];
  const actions = (
    <>
      <Button variant="outline">{clear}</Button>
      <Button onClick={closeDialog}>{show}</Button>
    </>
  );
  return (
    <Reopenable label={title}>
      <BottomSheet title={title} actions={actions} {...args}>
        {args.children ?? choicesOf(title, choices)}
      </BottomSheet>
    </Reopenable>
  );
}

const choicesOf = (label: string, labels: readonly string[]) => (
  <RadioGroup
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    options={labels.map((text, at) => ({ value: String(at), label: text }))}
    defaultValue="0"
  />
);

const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof BottomSheet>;

export const Default = playground(BottomSheet, render);

/** Title and buttons stay visible while the content scrolls. */
export const StressLongText: Story = {
  render: (_args: BottomSheetProps, context: StoryContext) => {
    const { title, choices } = texts[languageOf(context)];
    return render({ children: choicesOf(title, Array.from({ length: 8 }, () => choices).flat()) }, context);
  },
};
