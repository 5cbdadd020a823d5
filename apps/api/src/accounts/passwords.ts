import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the module's default kind): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of a password that nobody has, so that a login without an account takes as long as any other. */
let nobodys: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether the password belongs to the hash. Without a hash it does not, after the same work. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('');
  const fits = await verify(passwordHash ?? (await nobodys), password.normalize('NFC'));
  return fits && passwordHash !== undefined;
}
