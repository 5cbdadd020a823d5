import { expect, it } from 'vitest';
import { mailboxOf } from '../../src/mail/mailbox.js';

it.each([
  ['mariam@example.com', 'mariam@example.com'],
  [' Mariam+Shop+2@Example.com ', 'mariam@example.com'],
  ['mariam.saeed@example.com', 'mariam.saeed@example.com'],
  ['M.ariam.Saeed+x@gmail.com', 'mariamsaeed@gmail.com'],
  ['mariam.saeed@googlemail.com', 'mariamsaeed@gmail.com'],
  ['mariam@mail.gmail.com.example', 'mariam@mail.gmail.com.example'],
  ['+971501234567@example.com', '+971501234567@example.com'],
  ['مريم+١@مثال.إمارات', 'مريم@مثال.إمارات'],
  ['no address', 'no address'],
])('resolves %s to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
