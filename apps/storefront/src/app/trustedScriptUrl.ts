interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Returns the URL of a script, as a `TrustedScriptURL` in browsers that support Trusted Types. Each script has its own
 * policy; the security headers of `apps/serve` list their names.
 */
export function trustedScriptUrl(policy: 'mahd-analytics' | 'mahd-service-worker', url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy(policy, { createScriptURL: (asked) => (asked === url ? asked : '') })
      .createScriptURL(url) ?? url
  );
}
