import { removeCompiledWorker } from '../database/compileWorker';
import { removeTemplate } from '../database/databaseTemplate';

export default async function tearDown(): Promise<void> {
  removeCompiledWorker();
  await removeTemplate('embedded');
}
