interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * A script's address, under a Trusted Types policy of that name where the browser has them; one policy per script.
 * The names are listed in the headers of serve.
 */
export function trustedScriptUrl(policy: 'mahd-analytics' | 'mahd-service-worker', url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy(policy, { createScriptURL: (asked) => (asked === url ? asked : '') })
      .createScriptURL(url) ?? url
  );
}
