import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { samplePictures } from '../samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Avatar, type AvatarProps } from './Avatar.js';

const names = { en: 'Sara Al Mansoori', ar: 'سارة المنصوري' };

const meta = { title: 'Media/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Default = playground(Avatar, (args: Partial<AvatarProps>, context: StoryContext) => (
  <Avatar name={names[languageOf(context)]} {...args} />
));

export const Sizes: Story = {
  render: (_args, context) => (
    <Cluster gap={12}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} size={size} name={names[languageOf(context)]} />
      ))}
      <Avatar size="large" name={names[languageOf(context)]} picture={samplePictures.lotion} />
    </Cluster>
  ),
};
