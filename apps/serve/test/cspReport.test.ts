import { createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
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
  /** Sends a report; returns the response status. */
  return (address: string, report = '{}', method = 'POST') =>
    new Promise<number>((resolve) => {
      const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: '10.0.0.1' }));
      Object.assign(request, { method, headers: { 'x-forwarded-for': `${address}, 10.0.0.1` } });
      const response = new ServerResponse(request);
      response.end = () => {
        resolve(response.statusCode);
        return response;
      };
      handle(request, response);
      request.push(report);
      request.push(null);
    });
}

it('omits the queries and hashes of all URLs', async () => {
  await open()(
    '1.1.1.1',
    '{"csp-report":{"document-uri":"https://shop.example/en/checkout/success?order_number=MH-1&tran_ref=TST1","referrer":"https://shop.example/en/tracking#token=abc","blocked-uri":"https:\\/\\/a.example\\/b.js?c","effective-directive":"script-src-elem","status-code":200}}',
  );
  expect(logged).toEqual([
    [
      '{"csp-report":{"document-uri":"https://shop.example/en/checkout/success","referrer":"https://shop.example/en/tracking","blocked-uri":"https:\\/\\/a.example\\/b.js","effective-directive":"script-src-elem","status-code":200}}',
      0,
    ],
  ]);
});

it('truncates long reports and accepts POST only', async () => {
  const send = open();
  expect(await send('1.1.1.1', 'x'.repeat(60_000))).toBe(204);
  expect(logged[0]?.[0]).toHaveLength(8 * 1024);
  expect(await send('1.1.1.1', '', 'GET')).toBe(405);
  expect(logged).toHaveLength(1);
});

it('limits the size, announced and actual', async () => {
  const server = createServer(createCspReportHandler({ log: () => undefined, trustProxy: false }));
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });
  /** Announces 300 MB or streams until stopped; returns the response and the bytes sent. */
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
  it('accepts ten reports a minute per address', async () => {
    const send = open();
    for (let turn = 0; turn < 500; turn++) expect(await send('1.1.1.1')).toBe(204);
    expect(logged).toHaveLength(10);
    await send('2.2.2.2');
    expect(logged).toHaveLength(11);
  });

  it('counts an IPv6 /64 as one address', async () => {
    const send = open();
    for (let turn = 0; turn < 100; turn++) await send(`2001:db8:0:7::${turn}`);
    expect(logged).toHaveLength(10);
  });

  it('accepts sixty reports a minute in all, and later reports how many were dropped', async () => {
    const send = open();
    for (let turn = 0; turn < 500; turn++) await send(`1.1.${turn}.1`);
    expect(logged).toHaveLength(60);
    now += minute;
    await send('1.1.1.1');
    await send('1.1.1.1');
    expect(logged.slice(60).map(([, leftOut]) => leftOut)).toEqual([440, 0]);
  });

  it('ignores X-Forwarded-For without a trusted proxy', async () => {
    const send = open(false);
    for (let turn = 0; turn < 100; turn++) await send(`1.1.${turn}.1`);
    expect(logged).toHaveLength(10);
  });
});
