import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { Language } from './shapes.js';

/** POST contact: a message to the shop. */
export const ContactRequest = Type.Object(
  {
    name: Type.String({
      maxLength: MAX_LENGTHS.firstName + 1 + MAX_LENGTHS.lastName,
      description: 'First and last name',
    }),
    email: Type.String({ maxLength: MAX_LENGTHS.email }),
    phone: Type.String({
      maxLength: MAX_LENGTHS.phone,
      description: 'UAE mobile number, with or without country code, or a number of another country with `+` or `00`',
    }),
    message: Type.String({ maxLength: MAX_LENGTHS.contactMessage }),
    language: Language,
  },
  { additionalProperties: true },
);
export type ContactRequest = Static<typeof ContactRequest>;

/** Answer of POST contact: the message was received. */
export const ContactAnswer = Type.Object({
  status: Type.Literal('received'),
  reference: Type.String({ description: 'Number to refer to the message by; the mail to the shop names it too' }),
});
export type ContactAnswer = Static<typeof ContactAnswer>;
