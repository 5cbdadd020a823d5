import { expect, it } from 'vitest';
import { SHOP_COLORS } from '../../apps/api/src/text/shopColors.js';
import { mahd } from '../../packages/ui/src/foundation/brands/mahd.js';

it('mails, invoices and packing slips have the colours of the default brand', () => {
  expect(mahd.colors).toMatchObject(SHOP_COLORS);
});
