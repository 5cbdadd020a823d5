import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeMailFiles } from '../../src/mail/mailFiles.js';

it('deletes the mails about an order, of every kind, and no others', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-files-'));
  const files = (number: string) => [
    `order-confirmation-${number}.eml`,
    `status-change-${number}-7.eml`,
    `refund-${number}-R1-sent.eml`,
    `return-change-${number}-RT1-accepted.eml`,
  ];
  for (const file of [...files('MH-100000001'), ...files('MH-100000002'), 'contact-3.eml', 'contact-4.eml'])
    fs.writeFileSync(path.join(folder, file), '');
  await removeMailFiles(folder, { names: ['contact-3'], orderNumbers: ['MH-100000001'] });
  expect(fs.readdirSync(folder).sort()).toEqual([...files('MH-100000002'), 'contact-4.eml'].sort());
  fs.rmSync(folder, { recursive: true });
});
