import { tagScript } from '../../contract/analytics';

/** The part of the Trusted Types API used here; TypeScript's DOM types do not have it yet. */
interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

const isFactory = (value: unknown): value is TrustedTypePolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Wraps the script URL under a Trusted Types policy that allows this URL only. */
function trusted(address: string): unknown {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return address;
  const policy = factory.createPolicy('analytics', {
    createScriptURL: (url) => {
      if (url === address) return url;
      throw new TypeError('Blocked an unexpected script URL.');
    },
  });
  return policy.createScriptURL(address);
}

/** Loads the script. If it is blocked, the site works as before. */
export function loadTagScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  Reflect.set(script, 'src', trusted(`${tagScript}?id=${encodeURIComponent(id)}`));
  document.head.append(script);
}
