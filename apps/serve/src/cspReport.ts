import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@mahd/api';
import { clientAddress } from './clientAddress.js';

/** A report is a few lines, and a browser may send several at once; more is not read. */
const limitBytes = 64 * 1024;
/** So much of it goes to the log, in characters. */
const loggedLength = 8 * 1024;

/** Anybody may send reports, so the log takes this many a minute from one address, and from all together. */
const perAddress = 10;
const perMinute = 60;
const minuteMs = 60_000;

/** A report names the page's address, which holds the token of a mailed link until the page has taken it out. */
const withoutTokens = (report: string) => report.replace(/([?&](?:reset|token)=)[^&"\s\\]*/g, '$1…');

export interface CspReportOptions {
  /** Gets a report, cut short, and how many of the minute before were left out. */
  readonly log: (report: string, leftOut: number) => void;
  /** Whether a proxy in front names the visitor's address. */
  readonly trustProxy: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Takes browsers' reports of refused or watched scripts and styles. Nothing of them is stored: they go to the log, which they cannot flood. */
export function createCspReportHandler({
  log,
  trustProxy,
  now = Date.now,
}: CspReportOptions): (request: IncomingMessage, response: ServerResponse) => void {
  let minute = 0;
  let leftOut = 0;
  let leftOutBefore = 0;
  let taken = 0;
  const byAddress = new Map<string, number>();

  const isTaken = (address: string): boolean => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      leftOutBefore += leftOut;
      [minute, leftOut, taken] = [current, 0, 0];
      byAddress.clear();
    }
    const count = byAddress.get(address) ?? 0;
    if (count >= perAddress || taken >= perMinute) {
      leftOut += 1;
      return false;
    }
    byAddress.set(address, count + 1);
    taken += 1;
    return true;
  };

  return (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    const refuse = () => {
      request.removeAllListeners('data').removeAllListeners('end');
      response.writeHead(413, { connection: 'close' }).end(() => request.destroy());
    };
    if (Number(request.headers['content-length']) > limitBytes) return refuse();
    let text = '';
    let bytes = 0;
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      bytes += Buffer.byteLength(part);
      if (bytes > limitBytes) return refuse();
      text = (text + part).slice(0, loggedLength);
    });
    request.on('end', () => {
      if (isTaken(networkOf(clientAddress(request, trustProxy)))) {
        log(withoutTokens(text), leftOutBefore);
        leftOutBefore = 0;
      }
      response.writeHead(204).end();
    });
  };
}
