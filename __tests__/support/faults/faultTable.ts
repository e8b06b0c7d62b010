import sections from '../../faults/faults.json';

export interface NamedTest {
  /** Relative to the folder of the tests. */
  file: string;
  /** For repeated tests the title as it stands in the file. */
  title: string;
}

export interface Fault {
  fault: string;
  done: string;
  expected: string;
  tests: NamedTest[];
}

export type Result = 'passed' | 'failed' | 'left out';

/** Every fault by the section of the table it is in. */
export const faultSections: Readonly<Record<string, Fault[]>> = sections;

export const everyFault: readonly Fault[] = Object.values(faultSections).flat();

/** Marks the part of docs/faults.md that is made from faults.json. */
export const tableStart = '<!-- The tables are made by `npm run test:faults -- --write`. -->';

/** Jest replaces these in the titles of repeated tests. */
const placeholder = /%[a-z]/g;

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const testCell = ({ file, title }: NamedTest) =>
  `${cell(title.replaceAll(placeholder, '…'))} ([test](../__tests__/${file}))`;

/** The tables of docs/faults.md. */
export function renderTables(resultOf: (fault: Fault) => string): string {
  const parts = Object.entries(faultSections).map(([section, faults]) => {
    const rows = faults.map((row) =>
      [
        cell(row.fault),
        cell(row.done),
        cell(row.expected),
        row.tests.map(testCell).join('<br>'),
        resultOf(row),
      ].join(' | '),
    );
    return [
      `## ${section}`,
      '',
      '| fault | what is done | what is expected | tests | result |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map((row) => `| ${row} |`),
    ].join('\n');
  });
  return `${tableStart}\n\n${parts.join('\n\n')}\n`;
}

interface JestReport {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** A title as a pattern: `%s` stands for any text. */
export const titlePattern = (title: string): string =>
  title.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll(placeholder, '.+');

/** The result of a fault's tests in Jest's reports: all of them must have run and passed. */
export function resultOf({ tests }: Fault, reports: readonly JestReport[]): Result {
  const results = tests.map(({ file, title }): Result => {
    const pattern = new RegExp(`^${titlePattern(title)}$`);
    const statuses = reports
      .flatMap(({ testResults }) => testResults)
      .filter(({ name }) => name.endsWith(`/__tests__/${file}`))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((test) => pattern.test(test.title))
      .map(({ status }) => status);
    if (statuses.includes('failed')) return 'failed';
    return statuses.includes('passed') ? 'passed' : 'left out';
  });
  if (results.includes('failed')) return 'failed';
  return results.includes('left out') ? 'left out' : 'passed';
}
