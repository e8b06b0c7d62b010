/** Of the page around the frame: what it may frame is its own, and it asks nobody but its own server. */
export const consolePolicy = (policy: string) => `${policy};frame-src 'self'`;

/**
 * Of the frame. Without an origin the browser keeps it from all storage, cookies and workers; what is not named here it may not
 * fetch. A picture could tell a stranger's server that a case was opened, so there are none but those it brings along.
 */
export const framePolicy = (nonce: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    'img-src data:',
    "font-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify default',
  ].join(';');
