import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runUntilReported, type End } from './runUntilReported';

const jestProgram = path.join('node_modules', 'jest', 'bin', 'jest.js');

interface TestResult {
  status: string;
  fullName: string;
  /** Milliseconds; null if it did not run. */
  duration?: number | null;
  /** With colours and a stack. */
  failureMessages?: string[];
}

export interface FileResult {
  name: string;
  startTime: number;
  endTime: number;
  status: string;
  assertionResults: TestResult[];
}

/** Jest's report (`--json`), as far as it is read. */
export interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
}

export interface Run {
  name: string;
  projects: string[];
  /** Paths of test files; all of the projects if undefined. */
  files?: string[] | undefined;
  /** A regular expression for the full names of tests; all tests if undefined. */
  tests?: string | undefined;
  /** As many as cores if undefined. */
  workers?: string;
}

/** Lists the paths of a project's test files: all, or those that load one of the files given. */
export type ListTests = (project: string, loaded?: readonly string[]) => string[];

/** Runs tests with Jest. The report is undefined when Jest ended without one. */
export async function runJest(run: Run): Promise<{ report: Report | undefined; end: End }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-test-'));
  const file = path.join(folder, 'report.json');
  const selection = run.files === undefined ? [] : ['--runTestsByPath', ...run.files];
  if (run.tests !== undefined) selection.push('--testNamePattern', run.tests);
  // Jest's default leaves one core free: on two cores that is half of them.
  const options = ['--maxWorkers', run.workers ?? '100%', '--json', '--outputFile', file];
  const parameters = [jestProgram, ...selection, ...options, '--selectProjects', ...run.projects];
  const end = await runUntilReported(parameters, file);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return { report, end };
}

export interface Failure {
  file: string;
  /** Undefined when the file failed without a failed test, while it was loaded for example. */
  test: string | undefined;
  /** The first lines of the message, without the stack. */
  reason?: string[];
}

const reasonLines = 12;

function reasonOf({ failureMessages: [message = ''] = [] }: TestResult): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, reasonLines);
}

export function failuresOf({ testResults }: Report): Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): Failure[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file: name, test: undefined }];
      return failed.map((test) => ({ file: name, test: test.fullName, reason: reasonOf(test) }));
    });
}

export const listTests: ListTests = (project, loaded) => {
  const files = loaded?.filter((file) => /\.(tsx?|json|css)$/.test(file) && existsSync(file));
  if (files?.length === 0) return [];
  const related = files === undefined ? [] : ['--findRelatedTests', ...files];
  const list = [jestProgram, '--listTests', '--json', ...related, '--selectProjects', project];
  return JSON.parse(execFileSync(process.execPath, list, { encoding: 'utf8' }));
};
