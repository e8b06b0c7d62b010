import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sourceFiles } from './sourceFiles';

/** These texts are read as object properties, not by dotted keys. */
const readAsObjects = new Set(['mail', 'replay', 'server']);
/** The keys of these texts appear in no source file: the page shows all of them. */
const shownWhole = new Set(['information']);

const code = sourceFiles.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');

const words = new Set(code.match(/\w+/g));
const quoted = new Set([...code.matchAll(/'(?=([\w.:-]+)')/g)].map(([, key = '']) => key));

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Keys with variable parts, as patterns. The lookahead finds templates nested in templates. */
const templates = [
  ...new Set(
    [...code.matchAll(/(?=`((?:[\w.:-]|\$\{[^{}`]*\})+)`)/g)].flatMap(([, text = '']) => {
      const fixed = text.split(/\$\{[^}]*\}/);
      const isKey = fixed.length > 1 && fixed.some((part) => /\w{2}/.test(part));
      return isKey ? [fixed.map(escape).join(String.raw`[\w.-]+`)] : [];
    }),
  ),
].map((pattern) => new RegExp(`^(?:${pattern})$`));

/** Groups of texts that are passed on as one object. */
const groups = [...code.matchAll(/t\('([\w.:]+)', \{ returnObjects: true/g)].map(
  ([, key = '']) => `${key}.`,
);

const plural = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.replace(plural, '')];
  return Object.entries(value).flatMap(([name, inner]) =>
    keysOf(inner, prefix === '' ? name : `${prefix}.${name}`),
  );
}

const isUsed = (namespace: string, key: string): boolean =>
  readAsObjects.has(namespace)
    ? key.split('.').every((name) => /^\d+$/.test(name) || words.has(name))
    : [key, `${namespace}:${key}`].some(
        (name) =>
          quoted.has(name) ||
          groups.some((group) => name.startsWith(group)) ||
          templates.some((template) => template.test(name)),
      );

const namespaces = readdirSync(path.join(root, 'locales/en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .filter((namespace) => !shownWhole.has(namespace));

test.each(namespaces)('every text of %s is used', (namespace) => {
  const texts: unknown = JSON.parse(
    readFileSync(path.join(root, `locales/en/${namespace}.json`), 'utf8'),
  );
  const keys = [...new Set(keysOf(texts))];
  expect(keys.filter((key) => !isUsed(namespace, key))).toEqual([]);
});
