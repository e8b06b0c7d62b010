import { libraryImports, loadedModules } from './loadedModules';
import { layerOf } from './sourceFiles';

describe('what the server prints', () => {
  // Code that is loaded on demand is not printed.
  const printed = loadedModules('src/print/printPage.tsx', ({ onDemand }) => !onDemand);
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
    expect(libraryImports(printed, /^(@mui|@emotion|@reduxjs)\/|^react-redux\b/)).toEqual([]);
  });

  test('has only style sheets that the browser loads', () => {
    const loaded = loadedModules('src/app/main.tsx', () => true);
    expect(loaded.size).toBeGreaterThan(printed.size);
    expect(paths((file) => file.endsWith('.css') && !loaded.has(file))).toEqual([]);
  });
});
