import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const packageFile = createRequire(`${process.cwd()}/`).resolve('@electric-sql/pglite');
/**
 * The program of the embedded database. Its machine code is shared by all threads of a process while something holds it: to open a
 * database then takes half the work.
 */
const program = WebAssembly.compile(
  readFileSync(path.join(path.dirname(packageFile), 'pglite.wasm')),
);

/** Jest’s usual environment, in a process that holds the program of the embedded database. */
export default class EmbeddedEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    await program;
  }
}
