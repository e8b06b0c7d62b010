import { registeredSanitizer } from '../components/htmlSanitizer';

/** The part of the browser's interface used here; TypeScript's own library does not know it yet. */
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

/** White space, which libraries write to empty an element, passes; anything else is sanitised, or shown as plain text. */
export function trustHtml(html: string): string {
  if (html.trim() === '') return html;
  const sanitize = registeredSanitizer();
  return sanitize ? sanitize(html) : html.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Scripts come from this site only. */
export function trustScriptUrl(url: string): string {
  if (new URL(url, globalThis.location.href).origin === globalThis.location.origin) return url;
  throw new TypeError('A script of another origin was refused.');
}

const isFactory = (value: unknown): value is TrustedTypePolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * What becomes of plain strings that code of others hands to the page's dangerous doors. Without this policy they would be
 * refused, and some libraries write to one as they are loaded. Browsers without Trusted Types need none.
 */
export function installTrustedTypesPolicy(): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return;
  factory.createPolicy('default', { createHTML: trustHtml, createScriptURL: trustScriptUrl });
}
