import { removeCompiledWorker } from '../database/compileWorker';
import { removeTemplate } from '../database/databaseTemplate';
import { removeOpenApiFile } from './openApiFile';

export default async function tearDown(): Promise<void> {
  removeOpenApiFile();
  removeCompiledWorker();
  await removeTemplate('postgres');
}
