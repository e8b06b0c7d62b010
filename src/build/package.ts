import path from 'node:path';
import { buildNames } from './builds';
import { buildStale } from './buildStale';
import { createPackage } from './createPackage';

/*
 * Builds what is stale and makes a folder that runs without build tools: `npm run package`, or `npm run package -- FOLDER`.
 */
const folder = path.resolve(process.argv[2] ?? 'dist/package');
const failed = await buildStale(buildNames);
if (failed !== 0) process.exit(failed);
try {
  await createPackage(folder);
  console.log(`Start it with: node ${path.join(folder, 'server.js')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
