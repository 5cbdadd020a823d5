import * as contract from '@mahd/contract';
import { Type } from '@sinclair/typebox';
import type { ApiInstance } from '../http/apiInstance.js';
import { responses } from '../http/responses.js';
import { addAddress, changeAddress, makeDefault, readAddressBook, removeAddress } from './addressBook.js';
import type { AccountRouteDependencies } from './dependencies.js';

const tags = ['account'];
const security = [{ bearer: [] }];
const params = Type.Object({ id: contract.DocumentId });
const body = contract.SavedAddressRequest;
const response = responses(contract.AddressBook);

/** The address book of the logged-in user. Every call answers with the whole book. */
export function registerAddresses(
  app: ApiInstance,
  { db, bearer, now }: Pick<AccountRouteDependencies, 'db' | 'bearer' | 'now'>,
): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/auth/addresses', { schema: { tags, security, response } }, async (request) =>
    readAddressBook(db, (await bearer.require(request)).user),
  );

  app.post('/auth/addresses', { schema: { tags, security, body, response } }, async (request) =>
    addAddress(db, (await bearer.require(request)).user, request.body, new Date(now())),
  );

  app.put('/auth/addresses/:id', { schema: { tags, security, params, body, response } }, async (request) =>
    changeAddress(db, (await bearer.require(request)).user, request.params.id, request.body, new Date(now())),
  );

  app.delete('/auth/addresses/:id', { schema: { tags, security, params, response } }, async (request) =>
    removeAddress(db, (await bearer.require(request)).user, request.params.id),
  );

  app.post('/auth/addresses/:id/default', { schema: { tags, security, params, response } }, async (request) =>
    makeDefault(db, (await bearer.require(request)).user, request.params.id),
  );
}
