import { mkdirSync, writeFileSync } from 'node:fs';
import type { Duration } from './clock';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step extends Counts, Duration {
  name: string;
  /** Seconds of wall per test file. */
  files?: Record<string, number>;
}

/** What a run of the gate has done so far. */
export interface Outcome {
  steps: Step[];
  /** What failed and the first lines of why, told again at the end. */
  failures: string[];
  /** Journeys that failed, and then passed twice alone. */
  repeated: string[];
  leftOut: string[];
}

export const newOutcome = (): Outcome => ({ steps: [], failures: [], repeated: [], leftOut: [] });

const sum = (steps: Step[], of: (step: Step) => number): number =>
  steps.reduce((total, step) => total + of(step), 0);

const countAll = (steps: Step[]): Counts => ({
  passed: sum(steps, ({ passed }) => passed),
  failed: sum(steps, ({ failed }) => failed),
  skipped: sum(steps, ({ skipped }) => skipped),
});

/** `wall` is the duration of the run: steps may overlap. */
const totalOf = (steps: Step[], wall: number): Step => ({
  name: 'all',
  wall,
  processor: steps.every(({ processor }) => processor === undefined)
    ? undefined
    : sum(steps, ({ processor }) => processor ?? 0),
  ...countAll(steps),
});

const columns = ['wall s', 'processor s', 'passed', 'failed', 'skipped'];
const seconds = (value: number | undefined) => value?.toFixed(1) ?? '';

function renderTable(steps: Step[], wall: number): string {
  const rows = [...steps, totalOf(steps, wall)].map((step) => [
    step.name,
    seconds(step.wall),
    seconds(step.processor),
    ...[step.passed, step.failed, step.skipped].map(String),
  ]);
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [['', ...columns], ...rows]
    .map(([name = '', ...cells]) =>
      [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('  '),
    )
    .join('\n');
}

const heading = (title: string, lines: string[]) =>
  lines.length === 0 ? '' : `\n${title}:\n  ${lines.join('\n  ')}\n`;

/** The last lines of a run: what failed, was repeated or left out, how long each step took, and the counts. */
export function renderOutcome(outcome: Outcome, wall: number): string {
  const { steps, failures, repeated, leftOut } = outcome;
  const { passed, failed, skipped } = countAll(steps);
  return [
    heading('Left out', leftOut),
    heading('Failed', failures),
    heading('Passed only when repeated', repeated),
    `\n${renderTable(steps, wall)}\n`,
    repeated.length === 0 ? '' : `passed only when repeated: ${repeated.length}\n`,
    `\n${passed} passed, ${failed} failed, ${skipped} skipped\n`,
  ].join('');
}

/** The same as data. */
export function writeOutcome(outcome: Outcome, wall: number): void {
  mkdirSync('.bench', { recursive: true });
  const content = { ...outcome, all: totalOf(outcome.steps, wall) };
  writeFileSync('.bench/gate.json', `${JSON.stringify(content, null, 2)}\n`);
}

export const hasFailed = ({ steps }: Outcome): boolean => steps.some(({ failed }) => failed > 0);
