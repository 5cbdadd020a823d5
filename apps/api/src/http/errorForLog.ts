/** An e-mail address, as mail servers name a recipient they refuse. */
const ADDRESS = /[^\s<>"'`,;:()[\]]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** An error without the values of the statement that failed, among which are addresses, names and hashes, and without recipients of mails. */
export function errorForLog(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
} {
  const clean = (text = '') => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '').replace(ADDRESS, '…');
  const { cause } = error;
  return {
    type: error.name,
    message: clean(error.message),
    ...(error.code === undefined ? {} : { code: error.code }),
    stack: clean(error.stack),
    ...(cause instanceof Error ? { cause: errorForLog(cause) } : {}),
  };
}
