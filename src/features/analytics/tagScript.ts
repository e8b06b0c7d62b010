import { tagScript } from '../../contract/analytics';

/** The part of the browser's interface used here; TypeScript's own library does not know it yet. */
interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

const isFactory = (value: unknown): value is TrustedTypePolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** An address the browser lets scripts come from: under a policy that knows this one and no other. */
function trusted(address: string): unknown {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return address;
  const policy = factory.createPolicy('analytics', {
    createScriptURL: (url) => {
      if (url === address) return url;
      throw new TypeError('A script of another address was refused.');
    },
  });
  return policy.createScriptURL(address);
}

/** Asks for the script. Where something keeps it away, the site is as it was. */
export function loadTagScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  Reflect.set(script, 'src', trusted(`${tagScript}?id=${encodeURIComponent(id)}`));
  document.head.append(script);
}
