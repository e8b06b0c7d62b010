/** The value of a cookie in a Cookie header; undefined if it is missing or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const entry = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
