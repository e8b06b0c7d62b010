import { importsOf, layerOf, sourceFiles, type Import } from './sourceFiles';

const graph = new Map(sourceFiles.map((file) => [file, importsOf(file)]));

type Follows = (item: Import) => boolean;

/** What a file loads, each with the chain of imports that leads to it. */
function modulesOf(entry: string, follows: Follows): Map<string, readonly Import[]> {
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

describe('what the server prints', () => {
  // Code that is loaded on demand is not printed.
  const printed = modulesOf('src/print/printPage.tsx', ({ onDemand }) => !onDemand);
  const paths = (isWrong: (file: string) => boolean) =>
    [...printed]
      .filter(([file]) => isWrong(file))
      .map(([file, chain]) => [...chain.map(({ from }) => from), file].join(' → '));

  test('is more than the printer itself', () => {
    expect(printed.size).toBeGreaterThan(60);
  });

  test('uses neither the store nor requests', () => {
    expect(
      paths(
        (file) =>
          /^(state|store|access)$/.test(layerOf(file)) || /^src\/api\/(?!wire\/)/.test(file),
      ),
    ).toEqual([]);
  });

  test('uses neither Material UI nor Emotion nor Redux', () => {
    const libraries = [...printed.keys()].flatMap((file) =>
      (graph.get(file) ?? []).filter(
        ({ specifier, onDemand, typeOnly }) =>
          !onDemand && !typeOnly && /^(@mui|@emotion|@reduxjs|react-redux)\//.test(`${specifier}/`),
      ),
    );
    expect(libraries.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([]);
  });

  test('has only style sheets that the browser loads', () => {
    const loaded = modulesOf('src/app/main.tsx', () => true);
    expect(loaded.size).toBeGreaterThan(printed.size);
    expect(paths((file) => file.endsWith('.css') && !loaded.has(file))).toEqual([]);
  });
});
