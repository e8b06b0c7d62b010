/**
 * The name of the meta element with the measurement id, present only if the document's Content-Security-Policy allows the analytics
 * service. Documents of a site without analytics have none.
 */
export const analyticsMark = 'analytics';

/** A Google measurement id. Checked strictly, because it becomes part of a URL and of the HTML. */
export const isMeasurementId = (text: string): boolean => /^G-[A-Z0-9]{4,16}$/.test(text);

/** The analytics script. */
export const tagScript = 'https://www.googletagmanager.com/gtag/js';

/** The sources a document's Content-Security-Policy must additionally allow for it, as documented by Google. */
export const tagSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [tagScript],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  // Our policy, which creates the script's URL, and the script's own: without that it logs an error.
  'trusted-types': ['analytics', 'goog#html'],
};
