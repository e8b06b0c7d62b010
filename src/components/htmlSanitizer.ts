type SanitizeHtml = (html: string) => string;

let registered: SanitizeHtml | undefined;

/**
 * The sanitiser is some ten kilobytes that no first screen needs. It comes with the first text that needs it and says so
 * here; the page's Trusted Types policy asks here.
 */
export function registerSanitizer(sanitize: SanitizeHtml): void {
  registered = sanitize;
}

export function registeredSanitizer(): SanitizeHtml | undefined {
  return registered;
}
