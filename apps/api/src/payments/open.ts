import type { FastifyInstance } from 'fastify';
import type { ApiConfiguration } from '../configuration.js';
import type { Database } from '../db/database.js';
import { secretOf } from '../db/secrets.js';
import { PayTabs } from './paytabs.js';
import type { PaymentProvider } from './provider.js';
import { SANDBOX_PATH } from './sandbox/routes.js';
import { PaymentSandbox } from './sandbox/sandbox.js';
import { networkTransport, type Transport } from './transport.js';

const SANDBOX_PROFILE = 99_999;

/** Creates the configured payment provider, and the sandbox if it is that. Both are null when cards are off. */
export async function openProvider(
  configuration: ApiConfiguration,
  app: FastifyInstance,
  db: Database,
  now: () => number,
): Promise<{ provider: PaymentProvider | null; sandbox: PaymentSandbox | null }> {
  const { payments = { kind: 'off' }, publicOrigin } = configuration;
  const returnUrl = `${publicOrigin}/api/payments/return`;
  const callbackUrl = `${publicOrigin}/api/payments/callback`;
  if (payments.kind === 'off') return { provider: null, sandbox: null };
  if (payments.kind === 'paytabs') {
    const { endpoint, profileId, serverKey } = payments;
    return {
      provider: new PayTabs(
        { endpoint, profileId, serverKey, callbackUrl: payments.callbackUrl ?? callbackUrl, returnUrl },
        networkTransport,
      ),
      sandbox: null,
    };
  }
  const serverKey = await secretOf(db, 'payment-sandbox');
  const endpoint = `${publicOrigin}/api${SANDBOX_PATH}`;
  const inProcess = inProcessTransport(app, publicOrigin);
  return {
    provider: new PayTabs({ endpoint, profileId: SANDBOX_PROFILE, serverKey, callbackUrl, returnUrl }, inProcess),
    sandbox: new PaymentSandbox({
      db,
      profileId: SANDBOX_PROFILE,
      serverKey,
      endpoint,
      deliver: inProcess,
      now,
      log: app.log,
    }),
  };
}

/** Sandbox and shop run in one process and exchange messages without a network. */
function inProcessTransport(app: FastifyInstance, publicOrigin: string): Transport {
  return async ({ url, headers, body }) => {
    const answer = await app.inject({
      method: 'POST',
      url: url.slice(publicOrigin.length),
      headers: { ...headers },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.body };
  };
}
