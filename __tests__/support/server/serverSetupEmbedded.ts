import { compileWorker } from '../database/compileWorker';
import { makeTemplate } from '../database/databaseTemplate';

export default async function setUp(): Promise<void> {
  compileWorker();
  await makeTemplate('embedded');
}
