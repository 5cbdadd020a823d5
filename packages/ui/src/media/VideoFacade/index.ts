export { VideoFacade, type VideoFacadeProps } from './VideoFacade.js';
export { VideoPlayer, type VideoCaptions, type VideoPlayerProps } from './VideoPlayer.js';
export { videoFrameOrigins, videoSource, type VideoSource } from './videoSource.js';
