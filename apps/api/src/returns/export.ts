import type { Database } from '../db/database.js';
import type { Order } from '../orders/lifecycle.js';
import { findOrderReturns, findReturnHistory, findReturnPictures } from './queries.js';
import { pictureUrl, returnView } from './view.js';

/** The returns of these orders with states and pictures (data URLs), for the export of personal data. */
export async function exportReturns(db: Database, orders: readonly Order[]): Promise<object[]> {
  const views = [];
  for (const order of orders) {
    const { lines, returns } = await findOrderReturns(db, order);
    for (const full of returns) {
      const pictures = await findReturnPictures(db, full.entry.id);
      views.push({
        ...returnView(full, lines),
        pictures: pictures.map(pictureUrl),
        history: await findReturnHistory(db, full.entry.id),
      });
    }
  }
  return views;
}
