/** Seconds in `90`, `90s` or `1h2m3s`, as in start times of video URLs; undefined for anything else. */
export function secondsOf(text: string | null): number | undefined {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(text ?? '');
  if (!match || match[0] === '') return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
