import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Tooltip, type TooltipProps } from './Tooltip.js';

const texts = {
  en: { button: 'Copy link', description: 'The link opens your cart on any device for 30 days.', short: 'For 30 days' },
  ar: { button: 'نسخ الرابط', description: 'يفتح الرابط سلتكِ على أي جهاز لمدة 30 يومًا.', short: 'لمدة 30 يومًا' },
};

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof Tooltip>;

const render = (args: Partial<TooltipProps>, context: StoryContext) => {
  const { button, description } = texts[languageOf(context)];
  return (
    <Tooltip description={description} placement="bottom" defaultOpen {...args}>
      {(trigger) => (
        <Button {...trigger} variant="outline">
          {button}
        </Button>
      )}
    </Tooltip>
  );
};

export const Default = playground(Tooltip, render);

export const Placements: Story = {
  render: (_args, context) => (
    // In the middle there is room on every side.
    <Stack gap={64} align="center">
      {(['bottom', 'start', 'end', 'top'] as const).map((placement) => (
        <div key={placement}>{render({ placement, description: texts[languageOf(context)].short }, context)}</div>
      ))}
    </Stack>
  ),
};
