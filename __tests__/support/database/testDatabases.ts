import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../../src/server/platform/database/openDatabase';

export type Driver = 'embedded' | 'postgres';

/** The project "server-postgres" sets this in its setup file. */
export const currentDriver = (): Driver =>
  process.env.VGR_TEST_DRIVER === 'postgres' ? 'postgres' : 'embedded';

/** Databases to copy: `empty` without migrations (PostgreSQL has its own), `migrated` with all of them. */
export type TemplateState = 'empty' | 'migrated';

const templateVariable = (driver: Driver, state: TemplateState): string =>
  `VGR_TEST_${state}_${driver}`.toUpperCase();

/** The name of a database to copy; undefined if nobody has made it. */
export const findTemplate = (driver: Driver, state: TemplateState): string | undefined =>
  process.env[templateVariable(driver, state)];

/** For the test files that run after the global setup. */
export function nameTemplate(driver: Driver, state: TemplateState, name: string): void {
  process.env[templateVariable(driver, state)] = name;
}

export interface TestLocation extends DatabaseLocation {
  /** The name of a database, or a folder. */
  name: string;
}

function postgresUrl(database?: string): string {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('The server tests on PostgreSQL need TEST_DATABASE_URL.');
  const url = new URL(base);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

/** Runs one administrative statement (CREATE DATABASE …) on the test server. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A place for a database; with a template it contains a copy of it, otherwise it is empty. */
export async function createLocation(driver: Driver, template?: string): Promise<TestLocation> {
  const name = `vgr_test_${randomUUID().replaceAll('-', '')}`;
  if (driver === 'postgres') {
    await administer(`create database ${name} template ${template ?? 'template0'}`);
    return { name, url: postgresUrl(name), folder: '' };
  }
  const folder = path.join(tmpdir(), name);
  // For a thousand small files the asynchronous copy takes four times as long.
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  return { name: folder, url: undefined, folder };
}

/** Terminates all connections to a database of the test server. */
export const endConnections = (name: string): Promise<void> =>
  administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

export async function removeLocation(driver: Driver, name: string): Promise<void> {
  if (driver === 'embedded') await rm(name, { recursive: true, force: true });
  else await administer(`drop database if exists ${name} with (force)`);
}
