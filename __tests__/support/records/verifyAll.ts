import { verifyRecords } from '../../../src/server/domains/records/verification/verifyRecords';
import type { Database } from '../../../src/server/platform/database/tables';

/** What `npm run records:verify` finds in a database. */
export async function verifyAll(database: Database) {
  const differences: string[] = [];
  const pending: string[] = [];
  const progress: string[] = [];
  await verifyRecords(database, {
    difference: (text) => void differences.push(text),
    pending: (text) => void pending.push(text),
    progress: (text) => void progress.push(text),
  });
  return { differences, pending, progress };
}
