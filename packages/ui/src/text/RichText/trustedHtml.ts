import { sanitizeHtml } from './sanitizeHtml.js';

type Clean = typeof sanitizeHtml;

/** The part of the Trusted Types API that is used here; TypeScript's DOM types do not have it. */
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: Clean }): { createHTML(...args: Parameters<Clean>): string };
}

let policy: { createHTML: Clean } | undefined;

/**
 * Cleaned HTML in the form that a browser which checks scripts' HTML accepts: made by the policy `mahd-rich-text`, which is the
 * cleaning itself. A site that lists its policies (`trusted-types` in its content security policy) names this one. Elsewhere, and
 * on the server, it is the text.
 */
export const trustedHtml: Clean = (...args) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy('mahd-rich-text', { createHTML: sanitizeHtml }) ?? { createHTML: sanitizeHtml };
  return policy.createHTML(...args);
};
