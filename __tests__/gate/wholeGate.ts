import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Recorded in the repository, so that the gate of the next change can be chosen by what has changed since. */
export interface GateRecord {
  /** The last commit whose whole gate was green. */
  whole: string;
  /** The commits whose chosen gates were green since. */
  chosen: string[];
}

const file = '.ci/wholeGate.json';
/** Chosen gates in a row; then the whole one runs. */
const chosenLimit = 5;

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' });
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

const readRecord = (): GateRecord | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** What has changed since the last whole gate, or why that cannot be used. */
export type Change = { files: readonly string[]; chosenGates: number } | { unknown: string };

/** Reads the record and compares its commit with the files of this folder. */
export function findChange(): Change {
  const record = readRecord();
  if (record === undefined) return { unknown: 'no whole gate is recorded' };
  const { whole, chosen } = record;
  // A shallow clone lacks the commit; a rebase leaves it outside this branch.
  if (spawnSync('git', ['merge-base', '--is-ancestor', whole, 'HEAD']).status !== 0)
    return { unknown: `the recorded commit ${whole} is not in the history` };
  const changed = lines(git('diff', '--name-only', '--no-renames', whole));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return { files: [...changed, ...added], chosenGates: chosen.length };
}

export const isWholeDue = ({ chosenGates }: { chosenGates: number }): boolean =>
  chosenGates >= chosenLimit;

/** Records a green gate of this commit, to be committed. Without a clean work tree it was not the commit that passed. */
export function recordGate(kind: 'whole' | 'chosen'): void {
  if (git('status', '--porcelain', '--', '.', `:!${file}`) !== '') return;
  const commit = git('rev-parse', 'HEAD').trim();
  const record = readRecord();
  if (kind === 'chosen' && record === undefined) return;
  const chosen = kind === 'whole' ? [] : [...(record?.chosen ?? []), commit];
  const next: GateRecord = { whole: kind === 'whole' ? commit : (record?.whole ?? ''), chosen };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  process.stdout.write(`\nRecorded in ${file}: commit it with the next change.\n`);
}
