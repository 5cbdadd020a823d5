import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { Text } from '../../text/Text/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { Spinner } from './Spinner.js';

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--color-surface);
`;
const texts = {
  en: { text: 'We are creating your account.', send: 'Create account' },
  ar: { text: 'جارٍ إنشاء حسابكِ.', send: 'إنشاء الحساب الآن' },
};

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };

/** Over a form that is being submitted. */
export const Overlay: Story = {
  render: (_args, context) => (
    <Panel inert>
      <Text>{texts[languageOf(context)].text}</Text>
      <Button>{texts[languageOf(context)].send}</Button>
      <Spinner overlay />
    </Panel>
  ),
};
