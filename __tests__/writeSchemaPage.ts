import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'oxfmt';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { readCatalogue } from './support/database/schemaPage/readCatalogue';
import { renderSchemaPage, schemaPage } from './support/database/schemaPage/renderSchemaPage';
import { startSourceWorker } from './support/server/startSourceWorker';

/*
 * Writes docs/schema.md from an embedded database after all migrations: `npm run docs:schema`.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'vgr-schema-'));
const opened = await openDatabase({ folder, url: undefined }, startSourceWorker);
await migrate(opened.unlimited);
const { code } = await format(schemaPage, renderSchemaPage(await readCatalogue(opened.database)));
writeFileSync(schemaPage, code);
await opened.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
