import type { IncomingMessage, ServerResponse } from 'node:http';

/** A report is a few lines; more is not one. */
const limitBytes = 8 * 1024;

/** A report names the page's address, which holds the token of a mailed link until the page has taken it out. */
const withoutTokens = (report: string) => report.replace(/([?&](?:reset|token)=)[^&"\s\\]*/g, '$1…');

/** Takes a browser's report of a refused or watched script or style. Nothing of it is stored: it goes to the log, cut short. */
export function readCspReport(request: IncomingMessage, response: ServerResponse, log: (report: string) => void): void {
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text = (text + part).slice(0, limitBytes);
  });
  request.on('end', () => {
    log(withoutTokens(text));
    response.writeHead(204).end();
  });
}
