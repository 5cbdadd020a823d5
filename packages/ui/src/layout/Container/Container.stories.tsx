import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '../sampleBoxes.js';
import { Container } from './Container.js';

const meta = { title: 'Layout/Container', component: Container, args: { children: sampleBoxes(1) } } satisfies Meta<
  typeof Container
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The width of a page. */
export const Default: Story = { parameters: { layout: 'fullscreen' } };
/** The measure of an article. */
export const Reading: Story = { parameters: { layout: 'fullscreen' }, args: { width: 'reading' } };
