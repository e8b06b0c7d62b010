import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  libraryAliases,
  productionAliases,
} from '../../../src/build/libraryAliases/libraryAliases';

const root = path.resolve(__dirname, '../../..');
const files = Object.entries({ ...libraryAliases(root), ...productionAliases(root) })
  .flat()
  .filter((name): name is string => typeof name === 'string' && path.isAbsolute(name));

test('every replaced file exists, and so does what replaces it', () => {
  expect(files).toHaveLength(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
