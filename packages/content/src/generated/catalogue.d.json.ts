import type { GeneratedCatalogue } from '../catalogue.js';

declare const catalogue: GeneratedCatalogue;
export default catalogue;
