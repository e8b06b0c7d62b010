import { format } from 'node:util';

/** Errors and warnings that React, a library or our own code logged during a test. */
const consoleErrors: string[] = [];

/** Makes an error or a warning on the console fail its test. */
export function failOnConsole(): void {
  beforeEach(() => {
    consoleErrors.length = 0;
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        consoleErrors.push(`console.${level}: ${format(...parts)}`);
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (consoleErrors.length > 0) throw new Error(consoleErrors.join('\n\n'));
  });
}

/** Returns the console messages a test expects, so that they do not fail it. */
export function expectConsoleErrors(): string[] {
  return consoleErrors.splice(0);
}
