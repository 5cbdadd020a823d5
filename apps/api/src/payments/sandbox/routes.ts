import formbody from '@fastify/formbody';
import { notFound } from '../../http/problem.js';
import type { ApiInstance } from '../../http/apiInstance.js';
import { pageHeaders, pageStyle, returnScript } from './assets.js';
import type { PaymentSandbox } from './sandbox.js';
import { textFields } from '../textFields.js';

/** Path of the sandbox below /api. */
export const SANDBOX_PATH = '/payment-sandbox';

const schema = { hide: true };

export function registerSandbox(app: ApiInstance, sandbox: PaymentSandbox): void {
  app.register(
    async (scope) => {
      await scope.register(formbody);
      scope.post('/payment/request', { schema }, async (request, reply) => {
        const { status, body } = await sandbox.request(request.headers.authorization, request.body);
        return reply.code(status).send(body);
      });
      scope.post('/payment/query', { schema }, async (request, reply) => {
        const { status, body } = await sandbox.query(request.headers.authorization, request.body);
        return reply.code(status).send(body);
      });
      scope.get<{ Params: { id: string } }>('/payment/page/:id', { schema }, async (request, reply) => {
        const page = known(await sandbox.show(request.params.id));
        return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
      });
      // The page is served with `referrer-policy: no-referrer`, so browsers send `Origin: null`.
      const config = { crossSite: true };
      scope.post<{ Params: { id: string } }>('/payment/page/:id', { schema, config }, async (request, reply) => {
        const page = known(await sandbox.act(request.params.id, textFields(request.body)));
        return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
      });
      scope.get('/style.css', { schema }, async (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(pageStyle),
      );
      scope.get('/return.js', { schema }, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(returnScript),
      );
    },
    { prefix: SANDBOX_PATH },
  );
}

function known(page: string | undefined): string {
  if (page === undefined) throw notFound('unknown_page', 'Payment page not found.');
  return page;
}
