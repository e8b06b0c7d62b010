import { builtinModules } from 'node:module';
import { dependencies } from '../../package.json';
import { importsOf } from './sourceFiles';

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isBuiltin = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

/** Packages a program imports, directly or through the files it imports. Dynamic imports do not count. */
function packagesOf(entries: readonly string[]): string[] {
  const packages = new Set<string>();
  const files = new Set(entries);
  for (const file of files) {
    for (const { specifier, target, typeOnly, onDemand } of importsOf(file)) {
      if (typeOnly || isBuiltin(specifier)) continue;
      if (target === undefined) {
        if (!onDemand) packages.add(packageOf(specifier));
      } else files.add(target === 'webpack.config' ? 'webpack.config.ts' : target);
    }
  }
  return [...packages].toSorted();
}

test.each([
  ['start command', ['src/build/start.ts', 'src/build/compile.ts', 'src/build/inlineIcons.ts']],
  ['server', ['src/server/main.ts', 'src/server/platform/database/databaseWorker.ts']],
  ['client', ['src/app/main.tsx', 'src/service-worker/worker.ts']],
])('the %s imports no development dependency', (_name, entries) => {
  const packages = packagesOf(entries);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
