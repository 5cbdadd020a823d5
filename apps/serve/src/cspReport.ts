import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@mahd/api';
import { clientAddress } from './clientAddress.js';

/** Larger reports are refused. */
const limitBytes = 64 * 1024;
/** Characters of a report that are logged. */
const loggedLength = 8 * 1024;

/** Limits per minute, per address and in all: anyone can send reports. */
const perAddress = 10;
const perMinute = 60;
const minuteMs = 60_000;

/** Queries and hashes of URLs are omitted: they may hold a token, an order number or a search. */
const withoutQueries = (report: string) => report.replace(/[?#][^"\s]*/g, '');

export interface CspReportOptions {
  /** Receives the truncated report and the number of reports dropped in the previous minute. */
  readonly log: (report: string, leftOut: number) => void;
  /** Whether to trust X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Handles CSP violation reports. They are only logged, at a limited rate. */
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

  /** Counts a report, unless there were too many in this minute. */
  const take = (address: string): boolean => {
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
      if (take(networkOf(clientAddress(request, trustProxy)))) {
        log(withoutQueries(text), leftOutBefore);
        leftOutBefore = 0;
      }
      response.writeHead(204).end();
    });
  };
}
