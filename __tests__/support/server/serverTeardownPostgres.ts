import { removeTemplate } from '../database/databaseTemplate';
import { removeOpenApiFile } from './openApiFile';

export default async function tearDown(): Promise<void> {
  removeOpenApiFile();
  await removeTemplate('postgres');
}
