import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Cluster } from '../Cluster/index.js';
import { Stack } from '../Stack/index.js';
import { Divider, type DividerProps } from './Divider.js';

const texts = {
  en: { first: 'Log in', or: 'or', second: 'Continue as guest', facts: ['Free delivery', '15-day returns'] },
  ar: { first: 'تسجيل الدخول', or: 'أو', second: 'المتابعة كزائر', facts: ['توصيل مجاني', 'إرجاع خلال 15 يومًا'] },
};

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof Divider>;

export const Default = playground(Divider, (args: Partial<DividerProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return (
    <Stack gap={16}>
      <Button block>{t.first}</Button>
      <Divider label={t.or} {...args} />
      <Button block variant="outline">
        {t.second}
      </Button>
    </Stack>
  );
});

export const Plain: Story = {
  render: (_args, context) => (
    <Stack gap={16}>
      {texts[languageOf(context)].facts.map((fact, at) => (
        <div key={fact}>
          {at > 0 && <Divider />}
          {fact}
        </div>
      ))}
    </Stack>
  ),
};

export const Vertical: Story = {
  render: (_args, context) => {
    const [first, second] = texts[languageOf(context)].facts;
    return (
      <Cluster gap={12}>
        <span>{first}</span>
        <Divider orientation="vertical" />
        <span>{second}</span>
      </Cluster>
    );
  },
};
