import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeMailFiles, removeMailFilesBefore } from '../../src/mail/mailFiles.js';

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

it('deletes old mails, also when one of them is gone since the folder was listed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-files-'));
  const old = new Date('2026-01-01T00:00:00Z');
  for (const file of ['contact-1.eml', 'contact-2.eml', 'contact-3.eml']) fs.writeFileSync(path.join(folder, file), '');
  for (const file of ['contact-1.eml', 'contact-2.eml']) fs.utimesSync(path.join(folder, file), old, old);
  // A link to nothing is listed, and `stat` does not find it.
  fs.symlinkSync(path.join(folder, 'contact-0.eml'), path.join(folder, 'contact-0.eml.partial'));
  expect(await removeMailFilesBefore(folder, new Date('2026-06-01T00:00:00Z'))).toBe(2);
  expect(fs.readdirSync(folder).sort()).toEqual(['contact-0.eml.partial', 'contact-3.eml']);
  fs.rmSync(folder, { recursive: true });
});
