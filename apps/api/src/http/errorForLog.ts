/** E-mail addresses, as mail servers quote refused recipients. */
const ADDRESS = /[^\s<>"'`,;:()[\]]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Serialises an error for the log without personal data: statement parameters and mail recipients are removed. */
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
