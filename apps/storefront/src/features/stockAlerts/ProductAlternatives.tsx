import { createProductRow } from '../catalog/createProductRow.js';

/** Products in stock that are similar to the sold-out one in the URL. */
export default createProductRow('product.alternatives', ({ alternatives }) => alternatives);
