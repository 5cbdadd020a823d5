import { SMTPServer } from 'smtp-server';

/** An SMTP server that stores received mails in order. */
export interface Inbox {
  readonly url: string;
  readonly mails: string[];
  /** Addresses of the envelopes of received mails. */
  readonly recipients: string[];
  /** Whether it refuses mails. */
  refuse: boolean;
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
      stream.on('end', () => {
        if (inbox.refuse) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        mails.push(text);
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  const inbox: Inbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    refuse: false,
    close: () => new Promise<void>((done) => server.close(done)),
  };
  return inbox;
}
