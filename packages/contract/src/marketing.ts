import { Type, type Static } from '@sinclair/typebox';

/** Query of GET and POST marketing/unsubscribe: the token of a link in a marketing mail. 404 if invalid, 410 if expired. */
export const UnsubscribeLink = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type UnsubscribeLink = Static<typeof UnsubscribeLink>;

/** Answer of POST marketing/unsubscribe: the customer's consent to marketing mails is withdrawn. */
export const Unsubscribed = Type.Object({ status: Type.Literal('unsubscribed') });
export type Unsubscribed = Static<typeof Unsubscribed>;
