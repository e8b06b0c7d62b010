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

/** Every fault by the section of the list it is in. */
export const faultSections: Readonly<Record<string, Fault[]>> = sections;

export const everyFault: readonly Fault[] = Object.values(faultSections).flat();

/** Marks the part of docs/faults.md that is made from faults.json. */
export const listStart = '<!-- The list is made by `npm run test:faults -- --write`. -->';

/** Jest replaces these in the titles of repeated tests. */
const placeholder = /%[a-z]/g;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const testLine = ({ file, title }: NamedTest) =>
  `  - [${title.replaceAll(placeholder, '…')}](../__tests__/${file})`;

/** The list of docs/faults.md: a section for each area, an entry for each fault, with its tests. */
export function renderFaults(resultOf: (fault: Fault) => string): string {
  const parts = Object.entries(faultSections).map(([section, faults]) => {
    const entries = faults.map((fault) =>
      [
        `- **${fault.fault}** (${resultOf(fault)})\\`,
        `  ${sentence(fault.done)} Expected: ${fault.expected}.`,
        ...fault.tests.map(testLine),
      ].join('\n'),
    );
    return `## ${section}\n\n${entries.join('\n')}`;
  });
  return `${listStart}\n\n${parts.join('\n\n')}\n`;
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
