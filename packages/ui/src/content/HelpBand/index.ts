export { HelpBand, type HelpBandProps } from './HelpBand.js';
