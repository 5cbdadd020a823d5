import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../src/shop/email.js';
import { suggestEmail } from '../../src/shop/emailSuggestion.js';

describe('a mistyped address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmail..com', 'gmail.com'],
    ['gmail.com.', 'gmail.com'],
    ['gmail.ae', 'gmail.com'],
    ['GMAL.COM', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.om', 'hotmail.com'],
    ['hotmal.con', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['outllok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['live.co', 'live.com'],
  ])('sara@%s is probably sara@%s', (typed, meant) => {
    expect(suggestEmail(` sara@${typed} `)).toBe(`sara@${meant}`);
  });
});

describe('an address that may be right', () => {
  it.each([
    'gmail.com',
    'Gmail.com',
    'hotmail.fr',
    'hotmail.co.uk',
    'yahoo.com.sg',
    'outlook.sa',
    'live.com',
    'ymail.com',
    'email.com',
    'mail.com',
    'emirates.net.ae',
    'eim.ae',
    'mahd.com',
    'love.com',
    'gmial.ae',
    'mail.gmail.example',
    'googlemail.com',
    'example.com',
  ])('sara@%s stays', (domain) => {
    expect(suggestEmail(`sara@${domain}`)).toBeNull();
  });

  it.each(['', 'sara', 'sara@', '@gmial.com', 'sara@x@gmial.com', 'sara ahmed@gmial.com'])(
    'and no address gets no suggestion: "%s"',
    (text) => {
      expect(suggestEmail(text)).toBeNull();
    },
  );
});

it('keeps the mailbox, is an address, and has no suggestion itself', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'gmailhotyukcdn.,'), maxLength: 12 });
  fc.assert(
    fc.property(letters, (domain) => {
      const suggestion = suggestEmail(`Sara.A@${domain}`);
      if (suggestion === null) return;
      expect(suggestion).toMatch(/^Sara\.A@/);
      expect(isEmail(suggestion)).toBe(true);
      expect(suggestEmail(suggestion)).toBeNull();
    }),
  );
});
