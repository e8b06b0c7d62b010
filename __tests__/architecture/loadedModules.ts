import { importsOf, sourceFiles, type Import } from './sourceFiles';

const graph = new Map(sourceFiles.map((file) => [file, importsOf(file)]));

/** The files that a file loads, each with the chain of imports that leads to it. */
export function loadedModules(
  entry: string,
  follows: (item: Import) => boolean,
): Map<string, readonly Import[]> {
  const found = new Map<string, readonly Import[]>([[entry, []]]);
  for (const [file, chain] of found) {
    for (const item of graph.get(file) ?? []) {
      const { target } = item;
      if (item.typeOnly || target === undefined || !follows(item)) continue;
      if (!found.has(target)) found.set(target, [...chain, item]);
    }
  }
  return found;
}

/** The imports of libraries among those files, as text. Code that is loaded on demand and types do not count. */
export const libraryImports = (
  files: ReadonlyMap<string, readonly Import[]>,
  library: RegExp,
): string[] =>
  [...files].flatMap(([file, chain]) =>
    (graph.get(file) ?? [])
      .filter(
        ({ specifier, onDemand, typeOnly }) =>
          !onDemand && !typeOnly && library.test(`${specifier}/`),
      )
      .map(({ specifier }) => [...chain.map(({ from }) => from), file, specifier].join(' → ')),
  );
