import { startShop } from './startShop.js';

/** Starts the shop all browser tests share, unless `SHOP_URL` names one that runs already. */
export default async function serveTests() {
  if (process.env.SHOP_URL) return;
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  return async () => {
    await shop.stop();
  };
}
