import { createProductRow } from './createProductRow.js';

/** Products related to the one in the URL. */
export default createProductRow('product.related', ({ related }) => related);
