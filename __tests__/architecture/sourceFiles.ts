import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Every file below a folder of the project, as paths relative to its root with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

export const sourceFiles = filesBelow('src').filter((file) => /\.tsx?$/.test(file));

export type Import = {
  from: string;
  specifier: string;
  target: string | undefined;
  typeOnly: boolean;
  /** `import()`: loaded at run time on demand. */
  onDemand: boolean;
};

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\bfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url|\btsImport\(\s*['"]([^'"]+)['"]/gms;

/** The imports of a source file; `target` is the imported file of the project, undefined for a package. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? match[5] ?? '';
    return {
      from: file,
      specifier,
      target: resolve(file, specifier),
      typeOnly: Boolean(match[1]),
      onDemand: match[3] !== undefined,
    };
  });
}

const known = new Set([...sourceFiles, ...filesBelow('locales')]);

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = ['', '.ts', '.tsx', '.json', '.d.ts', '/index.ts'].map((end) => base + end);
  return candidates.find((candidate) => known.has(candidate)) ?? base;
}

/** The layer of a file: a folder of src, or `locales`. */
export function layerOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'src' ? second : top;
}
