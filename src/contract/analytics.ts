/**
 * The name of the meta element by which a document says whose page views a visitor may agree to, and that its policy lets that
 * service in. Documents of a site that measures nothing have none.
 */
export const analyticsMark = 'analytics';

/** A Google measurement id. It becomes part of an address and of a page, so nothing else passes for one. */
export const isMeasurementId = (text: string): boolean => /^G-[A-Z0-9]{4,16}$/.test(text);

/** The one script that is loaded for it. */
export const tagScript = 'https://www.googletagmanager.com/gtag/js';

/** What a document's policy must let in for it beside what is its own, as Google documents it. */
export const tagSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [tagScript],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  // Ours, which makes that one address, and the one the script makes for itself: without it, it complains to the console.
  'trusted-types': ['analytics', 'goog#html'],
};
