import { compileWorker } from '../database/compileWorker';
import { makeTemplate } from '../database/databaseTemplate';
import { nameOpenApiFile } from './openApiFile';

export default async function setUp(): Promise<void> {
  nameOpenApiFile();
  // For moves from an embedded database.
  compileWorker();
  await makeTemplate('postgres');
}
