/**
 * The site's policy (tools/policy) demands trusted types: plain text must not reach anything that runs it as code.
 * Workers and the service worker are started from addresses; this default policy accepts those that belong to the site.
 * Nothing may write HTML from text, so the policy has no other rule.
 */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/** Must be called before the first Worker is started. Does nothing in browsers without trusted types. */
export function trustOwnAddresses(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
      return url;
    },
  });
}
