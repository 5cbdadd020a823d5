/** Name, @, labels parted by single dots, an ending of two letters or more. */
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+\p{L}{2,}$/u;
const MAX_EMAIL_LENGTH = 254;

/** Whether the text reads as an e-mail address; white space around it does not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}

/** An address as it is stored and compared: no white space around it, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
