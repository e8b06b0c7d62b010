/** Whether the browser itself asks every site not to measure: Global Privacy Control, or Do Not Track. */
export function asksNotToBeMeasured(): boolean {
  const { navigator } = globalThis;
  // Not every browser has the first, and TypeScript's own library does not know it.
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
