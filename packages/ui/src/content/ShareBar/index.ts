export { ShareBar, type ShareBarProps, type ShareService } from './ShareBar.js';
