import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import { compiledWorker, workerFile } from '../server/startSourceWorker';

/** Compiles the embedded database's thread once for all test files: loading tsx in each thread takes a second. */
export function compileWorker(): void {
  if (process.env[compiledWorker] !== undefined) return;
  const compiled = transformFileSync(workerFile, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript' },
      transform: { verbatimModuleSyntax: true },
    },
  });
  // Within the project, so that its imports are found.
  mkdirSync('.cache', { recursive: true });
  const file = path.resolve(mkdtempSync('.cache/worker-'), 'databaseWorker.mjs');
  writeFileSync(file, compiled.code);
  process.env[compiledWorker] = file;
}

export function removeCompiledWorker(): void {
  const file = process.env[compiledWorker];
  if (file !== undefined) rmSync(path.dirname(file), { recursive: true, force: true });
}
