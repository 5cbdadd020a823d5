import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../samplePictures.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { VideoFacade } from './VideoFacade.js';

const titles = { en: 'How a baby latches on', ar: 'كيف يلتقم الطفل الثدي' };

const render = (_: unknown, context: StoryContext) => <VideoFacade title={titles[languageOf(context)]} url="https://videos.test/embed/1" poster={pictures.support} length="2:05" />;

const meta = { title: 'Media/VideoFacade', component: VideoFacade, args: { title: '', url: null, poster: null }, render } satisfies Meta<typeof VideoFacade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
/** While there is no film the poster stands alone. */
export const WithoutFilm: Story = { render: (_, context) => <VideoFacade title={titles[languageOf(context)]} url={null} poster={pictures.support} /> };
export const WithoutPoster: Story = { render: (_, context) => <VideoFacade title={titles[languageOf(context)]} url="https://videos.test/embed/1" poster={null} /> };
