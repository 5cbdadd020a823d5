import type { GeneratedContent } from '../content.js';

declare const content: GeneratedContent;
export default content;
