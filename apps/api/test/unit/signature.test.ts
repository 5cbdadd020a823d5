import { describe, expect, it } from 'vitest';
import { isSameSignature, signBody, signReturn } from '../../src/payments/signature.js';

/** The example PayTabs publishes (support article 60000718961). */
const SERVER_KEY = 'SGJNZ96JLG-JDMKHGRWT9-RWRK2KJNRJ';
const EXAMPLE =
  'acquirerMessage=&acquirerRRN=&cartId=cart_11111&customerEmail=email%40domain.com&respCode=G84718&respMessage=Authorised&respStatus=A&signature=7a181a32c768621eb6966107752ee70205a01f1c4403a3d13c0ff604f591f988&token=&tranRef=TST2215201242166';

describe('the signature of a return form', () => {
  const fields = Object.fromEntries(new URLSearchParams(EXAMPLE));

  it('reproduces the published example', () => {
    expect(signReturn(fields, SERVER_KEY)).toBe(fields.signature);
  });

  it('depends on every relevant field and no other', () => {
    expect(signReturn({ ...fields, respStatus: 'D' }, SERVER_KEY)).not.toBe(fields.signature);
    expect(signReturn({ ...fields, more: 'x' }, SERVER_KEY)).not.toBe(fields.signature);
    expect(signReturn({ ...fields, token: '0', acquirerRRN: '' }, SERVER_KEY)).toBe(fields.signature);
    expect(signReturn(fields, `${SERVER_KEY}x`)).not.toBe(fields.signature);
  });

  it('encodes as PHP does', () => {
    expect(signReturn({ a: 'x*y z' }, 'k')).toBe(signBody('a=x%2Ay+z', 'k'));
  });
});

it('compares signatures of any length and case', () => {
  const right = signBody('{}', 'key');
  expect(isSameSignature(right, right)).toBe(true);
  expect(isSameSignature(right.toUpperCase(), right)).toBe(true);
  for (const wrong of [
    undefined,
    '',
    'x',
    right.slice(1),
    `${right}0`,
    `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`,
  ])
    expect(isSameSignature(wrong, right)).toBe(false);
});
