import layers from '../../src/layers.json';
import { filesBelow, importsOf, layerOf, sourceFiles, type Import } from './sourceFiles';

const allowed = new Map<string, readonly string[]>(Object.entries(layers));
const imports = sourceFiles.flatMap(importsOf);
const internal = imports.filter((item): item is Import & { target: string } =>
  Boolean(item.target),
);
const name = (item: Import) => `${item.from} → ${item.specifier}`;

const moduleOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');
/** `server/platform`; undefined for files outside the server. */
const storeyOf = (file: string) => /^server\/[^/]+/.exec(moduleOf(file))?.[0];
/** `server/domains/users`; undefined for files outside the domains. */
const domainOf = (file: string) => /^src\/(server\/domains\/[^/]+)\//.exec(file)?.[1];

function cycles(): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, target } of internal) graph.set(from, [...(graph.get(from) ?? []), target]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

describe('imports', () => {
  test('are found', () => {
    expect(internal.length).toBeGreaterThan(sourceFiles.length);
  });

  test('stay inside the project', () => {
    const outside = internal.filter(({ target }) => target.startsWith('..'));
    expect(outside.map(name)).toEqual([]);
  });

  test('follow the order of the layers', () => {
    const against = internal.filter(({ from, target }) => {
      const [source, goal] = [layerOf(from), layerOf(target)];
      if (goal === 'webpack.config') return source !== 'build';
      return source !== goal && !allowed.get(source)?.includes(goal);
    });
    expect(against.map(name)).toEqual([]);
  });

  test('follow the order of the storeys of the server', () => {
    const against = internal.filter(({ from, target }) => {
      const [source, goal] = [storeyOf(from), storeyOf(target)];
      if (source === undefined || goal === undefined || source === goal) return false;
      return ![goal, moduleOf(target)].some((open) => allowed.get(source)?.includes(open));
    });
    expect(against.map(name)).toEqual([]);
  });

  test('of single files that a storey declares are used', () => {
    const used = new Set(
      internal.map(({ from, target }) => `${storeyOf(from)} → ${moduleOf(target)}`),
    );
    const declared = Object.entries(layers)
      .filter(([layer]) => storeyOf(`src/${layer}`) === layer)
      .flatMap(([layer, modules]) =>
        modules
          .filter((module) => module.startsWith('server/domains/'))
          .map((module) => `${layer} → ${module}`),
      );
    expect(declared.filter((pair) => !used.has(pair))).toEqual([]);
  });

  test('from one domain of the server to another are declared', () => {
    const undeclared = internal.filter(({ from, target }) => {
      const [source, goal] = [domainOf(from), domainOf(target)];
      if (source === undefined || goal === undefined || source === goal) return false;
      return !allowed.get(source)?.includes(moduleOf(target));
    });
    expect(undeclared.map(name)).toEqual([]);
  });

  test('declared between domains are used and form no cycle', () => {
    const declared = Object.entries(layers).filter(([layer]) => domainOf(`src/${layer}/`));
    const used = new Set(
      internal.map(({ from, target }) => `${domainOf(from)} → ${moduleOf(target)}`),
    );
    const pairs = declared.flatMap(([domain, modules]) =>
      modules.map((module) => `${domain} → ${module}`),
    );
    expect(pairs.filter((pair) => !used.has(pair))).toEqual([]);
    const goals = new Map(
      declared.map(([domain, modules]) => [
        domain,
        modules.map((module) => domainOf(`src/${module}`) ?? ''),
      ]),
    );
    const reachable = (domain: string) => {
      const found = new Set(goals.get(domain));
      for (const next of found) for (const goal of goals.get(next) ?? []) found.add(goal);
      return found;
    };
    expect([...goals.keys()].filter((domain) => reachable(domain).has(domain))).toEqual([]);
  });

  test('contain no cycle, including type imports', () => {
    expect(cycles()).toEqual([]);
  });

  test('never cross from one feature to another', () => {
    const feature = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
    const crossing = internal.filter(({ from, target }) => {
      const [source, goal] = [feature(from), feature(target)];
      return source !== undefined && goal !== undefined && source !== goal;
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test('of schemas in browser code are types only', () => {
    const values = internal.filter(
      ({ from, target, typeOnly }) =>
        target.startsWith('src/contract/schemas/') &&
        !['contract', 'server'].includes(layerOf(from)) &&
        !typeOnly,
    );
    expect(values.map(name)).toEqual([]);
  });

  test('use no barrel file', () => {
    const barrels = sourceFiles.filter((file) => /\/index\.tsx?$/.test(file));
    expect(barrels).toEqual([]);
  });

  test('every folder of src and of the server is a layer and has a README', () => {
    const folders = new Set(sourceFiles.map(layerOf));
    expect([...folders].filter((folder) => !allowed.has(folder))).toEqual([]);
    const readmes = new Set(filesBelow('src').filter((file) => file.endsWith('/README.md')));
    expect([...folders].filter((folder) => !readmes.has(`src/${folder}/README.md`))).toEqual([]);
    const storeys = new Set(
      sourceFiles
        .filter((file) => file.startsWith('src/server/'))
        .map((file) => storeyOf(file) ?? ''),
    );
    expect([...storeys].filter((storey) => !allowed.has(storey))).toEqual([]);
    const closed = [...storeys].filter((storey) => storey !== 'server/main');
    expect(closed.filter((storey) => !readmes.has(`src/${storey}/README.md`))).toEqual([]);
  });
});
