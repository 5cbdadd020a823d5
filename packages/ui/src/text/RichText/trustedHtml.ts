import { sanitizeHtml } from './sanitizeHtml.js';

type Clean = typeof sanitizeHtml;

/** The part of the Trusted Types API used here; TypeScript's DOM types lack it. */
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: Clean }): { createHTML(...args: Parameters<Clean>): string };
}

let policy: { createHTML: Clean } | undefined;

/**
 * Sanitised HTML as `TrustedHTML`, created by the policy `mahd-rich-text`, whose `createHTML` is the sanitiser. List
 * this policy in `trusted-types` of your content security policy. A plain string on the server and in browsers without
 * Trusted Types.
 */
export const trustedHtml: Clean = (...args) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy('mahd-rich-text', { createHTML: sanitizeHtml }) ?? { createHTML: sanitizeHtml };
  return policy.createHTML(...args);
};
