import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCspReportHandler } from '../src/cspReport.js';

const minute = 60_000;
let now: number;
let logged: [report: string, leftOut: number][];
beforeEach(() => {
  now = 1_000 * minute;
  logged = [];
});

function open(trustProxy = true) {
  const handle = createCspReportHandler({ log: (...line) => logged.push(line), trustProxy, now: () => now });
  /** Sends a report and gives the status of its answer. */
  return (address: string, report = '{}', method = 'POST') =>
    new Promise<number>((resolve) => {
      const request = Object.assign(new PassThrough(), {
        method,
        headers: { 'x-forwarded-for': `${address}, 10.0.0.1` },
        socket: { remoteAddress: '10.0.0.1' },
      });
      let status = 0;
      const response = { writeHead: (code: number) => ((status = code), response), end: () => resolve(status) };
      handle(request as never, response as never);
      request.end(report);
    });
}

it('keeps the token of a mailed link out of the log', async () => {
  await open()(
    '1.1.1.1',
    '{"csp-report":{"document-uri":"https://shop.example/en/login?reset=abc_123-X&x=1","referrer":"https://shop.example/api/auth/verify-email?language=en&token=abc"}}',
  );
  expect(logged).toEqual([
    [
      '{"csp-report":{"document-uri":"https://shop.example/en/login?reset=…&x=1","referrer":"https://shop.example/api/auth/verify-email?language=en&token=…"}}',
      0,
    ],
  ]);
});

it('cuts a long report short and takes nothing but reports', async () => {
  const send = open();
  expect(await send('1.1.1.1', 'x'.repeat(60_000))).toBe(204);
  expect(logged[0]?.[0]).toHaveLength(8 * 1024);
  expect(await send('1.1.1.1', '', 'GET')).toBe(405);
  expect(logged).toHaveLength(1);
});

it('reads no more than a report can be: by what is announced, and by what comes', async () => {
  const server = createServer(createCspReportHandler({ log: () => undefined, trustProxy: false }));
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });
  /** Announces 300 MB, or announces nothing and sends until it is stopped; gives the answer and the bytes that were sent. */
  const flood = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; sent: number }>((resolve) => {
      let sent = 0;
      let status: number | undefined;
      const call = request({ port, host: '127.0.0.1', path: '/csp-report', method: 'POST', headers }, (answer) => {
        status = answer.statusCode;
        answer.resume();
      });
      const more = () => {
        while (!call.destroyed && status === undefined && sent < 300_000_000) {
          sent += 65_536;
          if (!call.write(Buffer.alloc(65_536))) return void call.once('drain', more);
        }
      };
      call.on('error', () => undefined);
      call.on('close', () => resolve({ status, sent }));
      more();
    });
  const floods = [await flood({ 'content-length': '300000000' }), await flood({})];
  server.closeAllConnections();
  server.close();
  for (const { status, sent } of floods) {
    expect(status).toBe(413);
    expect(sent).toBeLessThan(30_000_000);
  }
});

describe('the log', () => {
  it('takes ten lines a minute from one address, and others still come through', async () => {
    const send = open();
    for (let turn = 0; turn < 500; turn++) expect(await send('1.1.1.1')).toBe(204);
    expect(logged).toHaveLength(10);
    await send('2.2.2.2');
    expect(logged).toHaveLength(11);
  });

  it('takes the addresses of one IPv6 line for one', async () => {
    const send = open();
    for (let turn = 0; turn < 100; turn++) await send(`2001:db8:0:7::${turn}`);
    expect(logged).toHaveLength(10);
  });

  it('takes sixty lines a minute from all together, and says later how many were left out', async () => {
    const send = open();
    for (let turn = 0; turn < 500; turn++) await send(`1.1.${turn}.1`);
    expect(logged).toHaveLength(60);
    now += minute;
    await send('1.1.1.1');
    await send('1.1.1.1');
    expect(logged.slice(60).map(([, leftOut]) => leftOut)).toEqual([440, 0]);
  });

  it('does not believe an address that no proxy has named', async () => {
    const send = open(false);
    for (let turn = 0; turn < 100; turn++) await send(`1.1.${turn}.1`);
    expect(logged).toHaveLength(10);
  });
});
