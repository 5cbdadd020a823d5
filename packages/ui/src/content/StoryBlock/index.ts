export { StoryBlock, type StoryBlockProps } from './StoryBlock.js';
