/** Receives what a verification finds, as lines for an operator. */
export interface VerificationReport {
  /** Something stored is not what it should be. */
  difference: (text: string) => void;
  /** A ranking that is due: it was not compared. */
  pending: (text: string) => void;
  progress: (text: string) => void;
}

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** Reports each field of a stored row that is not as it was computed, or that the row is missing or should not be there. */
export function compareRows(
  { difference }: Pick<VerificationReport, 'difference'>,
  name: string,
  { stored, computed }: { stored: Fields | undefined; computed: Fields | undefined },
): void {
  if (!computed) {
    if (stored) difference(`${name}: stored, but should not exist`);
    return;
  }
  if (!stored) {
    difference(`${name}: missing`);
    return;
  }
  for (const [field, value] of Object.entries(computed)) {
    const found = stored[field] ?? null;
    if (found !== value)
      difference(`${name}: ${field} is ${String(found)} instead of ${String(value)}`);
  }
}
