import { spawnSync } from 'node:child_process';
import { findPostgres } from '../support/database/postgresCluster';
import { findBrowser } from '../support/journeys/findBrowser';

/** What this machine has that tests need. */
export interface Machine {
  browser: boolean;
  /** A PostgreSQL server to test on. */
  database: boolean;
  /** PostgreSQL's programs, to start servers of their own. */
  postgresPrograms: boolean;
  deployPrograms: boolean;
}

export const deployPrograms = ['nginx', 'openssl', 'systemd-analyze'];

const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined;

export const findMachine = (): Machine => ({
  browser: findBrowser() !== undefined,
  database: Boolean(process.env.TEST_DATABASE_URL),
  postgresPrograms: findPostgres() !== undefined,
  deployPrograms: deployPrograms.every(isInstalled),
});
