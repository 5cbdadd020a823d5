import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that response times do not reveal accounts. */
let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Verifies a password in constant time, with or without a hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('');
  const fits = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'));
  return fits && passwordHash !== undefined;
}
