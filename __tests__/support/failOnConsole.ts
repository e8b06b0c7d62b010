import { format } from 'node:util';

/** What React, a library or our own code logged as an error or warning during one test. */
const complaints: string[] = [];

/** Makes an error or a warning on the console fail its test. */
export function failOnConsole(): void {
  beforeEach(() => {
    complaints.length = 0;
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        complaints.push(`console.${level}: ${format(...parts)}`);
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
  });
}

/** Returns the console messages a test expects, so that they do not fail it. */
export function expectComplaints(): string[] {
  return complaints.splice(0);
}
