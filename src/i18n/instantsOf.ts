const minute = 60_000;
/** More than clocks are ever put back, and less than the time between two changes. */
const around = 180 * minute;

/** All instants that read as the same local time, in order: two in the hour that comes twice when clocks are put back. */
export function instantsOf(date: Date): Date[] {
  const offset = date.getTimezoneOffset();
  const others = [-around, around].flatMap((span) => {
    const other = new Date(date.getTime() + span).getTimezoneOffset();
    const twin = new Date(date.getTime() + (other - offset) * minute);
    return other !== offset && twin.getTimezoneOffset() === other ? [twin] : [];
  });
  return [date, ...others].toSorted((a, b) => a.getTime() - b.getTime());
}
