import { registeredSanitizer } from '../components/html/htmlSanitizer';

/** The part of the browser API used here; TypeScript's DOM library does not include it yet. */
interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Passes white space, which libraries assign to empty an element; anything else is sanitized or, without a sanitizer,
 * escaped.
 */
export function trustHtml(html: string): string {
  if (html.trim() === '') return html;
  const sanitize = registeredSanitizer();
  return sanitize ? sanitize(html) : html.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Allows scripts of this origin only. */
export function trustScriptUrl(url: string): string {
  if (new URL(url, globalThis.location.href).origin === globalThis.location.origin) return url;
  throw new TypeError('Blocked a script URL of another origin.');
}

const isFactory = (value: unknown): value is TrustedTypePolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Installs the default policy for plain strings that third-party code assigns to injection sinks. Without it the browser
 * rejects them, and some libraries write to a sink while they are loaded. Browsers without Trusted Types need none.
 */
export function installTrustedTypesPolicy(): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return;
  factory.createPolicy('default', { createHTML: trustHtml, createScriptURL: trustScriptUrl });
}
