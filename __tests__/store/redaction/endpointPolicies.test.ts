import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '../../../src/api/baseApi';
import { mutationPolicy, queryPolicy } from '../../../src/store/redaction/endpointPolicies';
import { root, sourceFiles } from '../../architecture/sourceFiles';

/** Withheld: a report contains what its author wrote, and its code opens the case. */
const withheld = ['sendReport'];

const declaring = sourceFiles.filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('.injectEndpoints('),
);

const endpointsAfterLoading = async (files: string[]) => {
  await Promise.all(files.map(async (file): Promise<unknown> => import(path.join(root, file))));
  return Object.keys(baseApi.endpoints);
};

const isKept = (name: string) =>
  queryPolicy(name) !== undefined || mutationPolicy(name) !== undefined;

test('every endpoint of the site has a policy or is withheld, those of the administration have none', async () => {
  const site = await endpointsAfterLoading(declaring.filter((file) => file.startsWith('src/api/')));
  expect(site.filter((name) => !isKept(name))).toEqual(withheld);
  const all = await endpointsAfterLoading(declaring);
  const administration = all.filter((name) => !site.includes(name));
  expect(administration.length).toBeGreaterThan(30);
  expect(administration.filter(isKept)).toEqual([]);
});

test('everyEndpoint loads all endpoints outside the administration', () => {
  const listed = readFileSync(path.join(root, 'src/api/everyEndpoint.ts'), 'utf8');
  const names = [...listed.matchAll(/^import '\.\/(.+)';$/gm)].map(
    ([, name]) => `src/api/${name}.ts`,
  );
  const others = declaring.filter(
    (file) => !/^src\/(features\/admin[A-Z]|admin-frame\/)/.test(file),
  );
  expect(names).toEqual(others);
});
