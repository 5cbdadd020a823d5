import { startShop } from './startShop.js';

/** Starts the shop shared by all browser tests, unless `SHOP_URL` points to a running one. */
export default async function serveTests() {
  if (process.env.SHOP_URL) return;
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  let done = false;
  void shop.ended.then((code) => {
    if (!done) process.stderr.write(`The shop exited unexpectedly with code ${code}. Its output:\n${shop.output()}\n`);
  });
  return async () => {
    done = true;
    await shop.stop();
  };
}
