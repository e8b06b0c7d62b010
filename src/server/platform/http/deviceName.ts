/** The order matters: most browsers also include the names of others for compatibility. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** Browser and operating system of a User-Agent header, without versions: enough for members to recognize their devices. */
export function deviceName(userAgent: string): string | undefined {
  const agent = userAgent.slice(0, 500);
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter(
    (name) => name !== undefined,
  );
  return known.length === 0 ? undefined : known.join(' · ');
}
