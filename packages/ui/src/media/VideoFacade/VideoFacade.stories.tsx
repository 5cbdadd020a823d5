import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { VideoFacade, type VideoFacadeProps } from './VideoFacade.js';

const titles = { en: 'How a baby latches on', ar: 'كيف يلتقم الطفل الثدي' };

const render = (args: Partial<VideoFacadeProps>, context: StoryContext) => (
  <VideoFacade
    title={titles[languageOf(context)]}
    url="https://videos.test/embed/1"
    poster={pictures.support}
    length="2:05"
    {...args}
  />
);

const meta = { title: 'Media/VideoFacade', component: VideoFacade, render } satisfies Meta<typeof VideoFacade>;
export default meta;
type Story = StoryObj<typeof VideoFacade>;

export const Default = playground(VideoFacade, render);
/** Without a video only the poster is shown. */
export const WithoutVideo: Story = {
  render: (_, context) => <VideoFacade title={titles[languageOf(context)]} url={null} poster={pictures.support} />,
};
export const WithoutPoster: Story = {
  render: (_, context) => (
    <VideoFacade title={titles[languageOf(context)]} url="https://videos.test/embed/1" poster={null} />
  ),
};
