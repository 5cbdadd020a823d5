export { SplitSection, type SplitSectionProps } from './SplitSection.js';
