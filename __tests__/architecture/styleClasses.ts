import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, importsOf, root, sourceFiles } from './sourceFiles';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const classesIn = (selectors: string) =>
  [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** The classes that the selectors of a style sheet name. */
function classesOf(sheet: string): ReadonlySet<string> {
  const code = read(sheet).replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '');
  const selectors = code.match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors.filter((selector) => !selector.trim().startsWith('@')).flatMap(classesIn),
  );
}

export const styleSheets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  filesBelow('src')
    .filter((file) => file.endsWith('.css'))
    .map((sheet) => [sheet, classesOf(sheet)]),
);

/** What follows is the classes of an element, or a function that returns them. */
const beginning = /\bclassName=|\bclsx(?=\()|\bclassName(?::| =) |\bconst \w+Class = /g;

/** The code from a place to the end of its expression. */
function expressionAt(code: string, from: number): string {
  if (code[from] === '"') return code.slice(from, code.indexOf('"', from + 1) + 1);
  const isEnclosed = /[({]/.test(code[from] ?? '') && code[from - 1] !== ' ';
  let depth = 0;
  let end = from;
  for (; end < code.length; end += 1) {
    const character = code[end] ?? '';
    if (/[({[]/.test(character)) depth += 1;
    if (/[)}\]]/.test(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && (isEnclosed || /[,;]/.test(character)))) break;
  }
  return code.slice(from, end);
}

/** Arguments of other functions than clsx, what is compared and defaults of parameters are no classes. */
const others = /(?<!\bclsx)(?<=\w)\((?:[^()]|\([^()]*\))*\)|= '[^']*'/g;

export const classesOfMarkup = (markup: string): string[] =>
  [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));

/** The classes that a source file gives to elements; `*` stands for a part that is computed. */
export function usedClasses(file: string): readonly string[] {
  const code = read(file);
  const expressions = [...code.matchAll(beginning)].map(({ 0: text, index }) =>
    expressionAt(code, index + text.length),
  );
  const texts = expressions.flatMap((expression) =>
    [...expression.replaceAll(others, '').matchAll(/(['"`])(.*?)\1/g)].map(([, , text]) => text),
  );
  const names = [
    ...texts.flatMap((text = '') => text.replaceAll(/\$\{[^}]*\}/g, '*').split(/\s+/)),
    ...classesOfMarkup(code),
  ];
  return [...new Set(names)].filter((name) => /\w/.test(name));
}

/** Whether a class is one that a file uses. */
export const isAmong = (used: readonly string[], name: string): boolean =>
  used.some(
    (one) => one === name || new RegExp(`^${one.replaceAll('*', String.raw`[\w-]+`)}$`).test(name),
  );

export const importedSheets = (file: string): string[] =>
  importsOf(file).flatMap(({ target }) => (target?.endsWith('.css') ? [target] : []));

/** The classes that the Emotion styles of a folder name. */
export const emotionClasses = (folder: string): string[] =>
  sourceFiles
    .filter((file) => path.posix.dirname(file) === folder)
    .flatMap((file) => read(file).match(/'&[^']*'/g) ?? [])
    .flatMap(classesIn);
