import { sidesOf, type Side } from './changedSides';
import { everyPart, findParts, type Part } from './guardedParts';
import { isWholeDue, type Change } from './wholeGate';

/** What a run of the gate has to test. */
export interface Choice {
  kind: 'full' | 'whole' | 'chosen';
  sides: ReadonlySet<Side> | 'everything';
  parts: readonly Part[];
  /** The changed files, by which tests of the other side are chosen. */
  changed: readonly string[];
  /** Why so much is tested, to be printed. */
  reason: string;
}

export const fullGate: Choice = {
  kind: 'full',
  sides: 'everything',
  parts: everyPart,
  changed: [],
  reason: 'Everything is tested.',
};

const wholeGate = (reason: string, parts: readonly Part[] = []): Choice => ({
  kind: 'whole',
  sides: 'everything',
  parts,
  changed: [],
  reason: `The whole gate: ${reason}.`,
});

/** `npm test`, which does not ask what has changed. */
export const plainGate: Choice = wholeGate('both sides are tested');

/** The whole gate, unless it is known that the change since the last one concerns one side only. */
export function chooseGate(change: Change): Choice {
  if ('unknown' in change) return wholeGate(change.unknown);
  const parts = findParts(change.files);
  if (isWholeDue(change))
    return wholeGate(`${change.chosenGates} chosen ones were green since the last`, parts);
  const sides = sidesOf(change.files);
  if (sides === 'everything') return wholeGate('the change can reach both sides', parts);
  const names = sides.size === 0 ? 'documentation' : [...sides].join(', ');
  return {
    kind: 'chosen',
    sides,
    parts,
    changed: change.files,
    reason: `Chosen by what changed since the last whole gate: ${names}.`,
  };
}

export const concerns = ({ sides }: Choice, ...asked: Side[]): boolean =>
  sides === 'everything' || asked.some((side) => sides.has(side));
