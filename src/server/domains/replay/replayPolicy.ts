import { serializePolicy } from '../../platform/security/contentSecurityPolicy';

/**
 * CSP of the frame. The sandbox gives it an opaque origin, so it has no storage, cookies or workers. Images are limited to inlined
 * ones: an external image could tell a third party that a case was opened.
 */
export const framePolicy = (nonce: string) =>
  serializePolicy({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    'img-src': ['data:'],
    'font-src': ["'self'"],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'default'],
  });
