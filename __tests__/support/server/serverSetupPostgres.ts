import { makeTemplate } from '../database/databaseTemplate';
import { nameOpenApiFile } from './openApiFile';

export default async function setUp(): Promise<void> {
  nameOpenApiFile();
  await makeTemplate('postgres');
}
