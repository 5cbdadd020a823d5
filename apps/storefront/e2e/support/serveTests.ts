import { startShop } from './startShop.js';

/** Starts the shop all browser tests share, unless `SHOP_URL` names one that runs already. */
export default async function serveTests() {
  if (process.env.SHOP_URL) return;
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  let done = false;
  void shop.ended.then((code) => {
    if (!done) process.stderr.write(`The shop ended by itself with code ${code}. It had printed:\n${shop.output()}\n`);
  });
  return async () => {
    done = true;
    await shop.stop();
  };
}
