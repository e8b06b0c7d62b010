/** Whether the browser sends a privacy signal: Global Privacy Control, or Do Not Track. */
export function asksNotToBeMeasured(): boolean {
  const { navigator } = globalThis;
  // Not every browser has `globalPrivacyControl`, and TypeScript's DOM types lack it.
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
