type SanitizeHtml = (html: string) => string;

let registered: SanitizeHtml | undefined;

/**
 * The sanitizer is about ten kilobytes that the first screen does not need. It is loaded with the first text that needs it
 * and registers itself here, where the Trusted Types policy looks it up.
 */
export function registerSanitizer(sanitize: SanitizeHtml): void {
  registered = sanitize;
}

export function registeredSanitizer(): SanitizeHtml | undefined {
  return registered;
}
