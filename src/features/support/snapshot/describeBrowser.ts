/** The order matters: most user agents also name other browsers. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* .*Safari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and operating system by generic names: the full user agent would help to identify a visitor. */
export function describeBrowser(userAgent: string): { browser: string; system: string } {
  const found = browsers.find(([, pattern]) => pattern.test(userAgent));
  const version = found?.[1].exec(userAgent)?.[1];
  return {
    browser: found && version !== undefined ? `${found[0]} ${version}` : 'Other',
    system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other',
  };
}
