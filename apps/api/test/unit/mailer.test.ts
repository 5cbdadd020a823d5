import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createMailer } from '../../src/mail/mailer.js';

it('sends each mail to one recipient, even if the address reads as a list', async () => {
  const recipients: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      recipients.push(envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const send = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: { name: 'Mahd', address: 'orders@shop.example' } },
    '',
  );
  const mail = { id: 'x', subject: 'x', text: 'x', html: 'x' };
  await send({ ...mail, to: 'mariam@example.com' });
  // An address stored before validation: refused or treated as one, never split.
  await send({ ...mail, to: 'mariam@example.com,victim@example.com' }).catch(() => undefined);
  await new Promise<void>((resolve) => server.close(resolve));
  expect(recipients[0]).toEqual(['mariam@example.com']);
  expect(recipients.flat()).not.toContain('victim@example.com');
  for (const each of recipients) expect(each).toHaveLength(1);
});
