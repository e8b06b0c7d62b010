import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { readConfig } from '../../src/server/platform/settings/config';
import { filesBelow, root } from './sourceFiles';

interface Page {
  file: string;
  /** Without code, which contains no links or headings. */
  prose: string;
  /** Inline code; a span may wrap at a space. */
  spans: string[];
  /** Fenced code blocks. */
  blocks: string[];
}

const isPage = (file: string) => /(?:^|\/)README\.md$/.test(file);
const files = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
  ...filesBelow('src').filter(isPage),
  ...filesBelow('__tests__').filter(isPage),
];

const fence = /^ *```.*?^ *```$/gms;
const span = /`([^`]+)`/g;

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

function readPage(file: string): Page {
  const text = readText(file);
  const flowing = text.replaceAll(fence, '');
  return {
    file,
    prose: flowing.replaceAll(span, '$1'),
    spans: [...flowing.matchAll(span)].map(([, code = '']) => code.replaceAll(/\s+/g, ' ')),
    blocks: [...text.matchAll(fence)].map(([block]) => block),
  };
}

const pages = files.map(readPage);
const codeOf = ({ spans, blocks }: Page) => [...spans, ...blocks];

/** Links and images within the repository; `target` is a path relative to its root. */
const links = pages.flatMap(({ file, prose }) =>
  [...prose.matchAll(/\]\(<?([^)\s>]+)>?\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:[a-z]+:|\/\/)/.test(address))
    .map((address) => {
      const [place = '', anchor] = address.split('#');
      const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
      return { name: `${file}: ${address}`, target, anchor };
    }),
);

/** Anchors as GitHub derives them from headings. */
function anchorsOf({ prose }: Page): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const base = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = base;
    for (let repeated = 1; anchors.has(anchor); repeated += 1) anchor = `${base}-${repeated}`;
    anchors.add(anchor);
  }
  return anchors;
}

const anchors = new Map(pages.map((page) => [page.file, anchorsOf(page)]));

/** npm's own commands; any other name without `run` must be a script. */
const npmCommands = new Set(['ci', 'install', 'run']);

function unknownScripts(page: Page): string[] {
  return codeOf(page)
    .flatMap((code) => [...code.matchAll(/\bnpm (run )?([\w:-]+)/g)])
    .filter(([, run, name = '']) => run !== undefined || !npmCommands.has(name))
    .filter(([, , name = '']) => !Object.hasOwn(scripts, name))
    .map(([command]) => `${page.file}: ${command}`);
}

const folders = ['src', '__tests__', 'locales', 'docs', 'public'];
const pathStart = new RegExp(`^(?:${folders.join('|')})/\\S*$`);
const known = folders.flatMap(filesBelow);

function pathExists(named: string): boolean {
  const plain = named.replace(/\/$/, '');
  if (!plain.includes('*')) return existsSync(path.join(root, plain));
  const pattern = plain
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  const matching = new RegExp(`^${pattern}(?:/|$)`);
  return known.some((file) => matching.test(file));
}

/** The variables that readConfig reads. */
function serverSettings(): string[] {
  const names = new Set<string>();
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_environment, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names];
}

/** Set by webpack itself; not for operators. */
const setByTools = new Set(['WEBPACK_SERVE']);

/** The environment variables that the server, its commands and the build read. */
function variablesRead(): string[] {
  const programs = [
    ...['src/build', 'src/server'].flatMap(filesBelow).filter((file) => file.endsWith('.ts')),
    'webpack.config.ts',
  ];
  const code = programs.map(readText).join('\n');
  const direct = code.matchAll(/\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]*)/g);
  const unpacked = code.matchAll(
    /\{ ([A-Z][A-Z0-9_]*)(?:: \w+)? \} = (?:process\.env|environment)/g,
  );
  const names = [...direct, ...unpacked].map(([, name = '']) => name);
  return [...new Set([...serverSettings(), ...names])]
    .filter((name) => !setByTools.has(name))
    .toSorted();
}

function variablesDocumented(): string[] {
  const { spans, blocks } = readPage('docs/configuration.md');
  const named = spans.filter((code) => /^[A-Z][A-Z0-9_]+$/.test(code));
  const assigned = [...spans, ...blocks].flatMap((code) =>
    [...code.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name),
  );
  return [...new Set([...named, ...assigned])].toSorted();
}

describe('the documentation', () => {
  test('consists of the main documents and the READMEs of the sources', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'CONTRIBUTING.md',
        'CHANGELOG.md',
        'SECURITY.md',
        'docs/configuration.md',
        'src/README.md',
      ]),
    );
    expect(links.length).toBeGreaterThan(pages.length);
  });

  test('has no lines left by a merge', () => {
    const left = pages.filter(({ prose }) => /^(?:<{7}|>{7}|(?:> ){7})/m.test(prose));
    expect(left.map(({ file }) => file)).toEqual([]);
  });

  test('links only to files that exist', () => {
    const broken = links.filter(({ target }) => !existsSync(path.join(root, target)));
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  test('links only to headings that exist', () => {
    const broken = links.filter(
      ({ target, anchor }) => anchor !== undefined && !anchors.get(target)?.has(anchor),
    );
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  test('names only npm scripts that exist in package.json', () => {
    expect(pages.flatMap(unknownScripts)).toEqual([]);
  });

  test('names only paths that exist', () => {
    const missing = pages.flatMap(({ file, spans }) =>
      spans
        .filter((code) => pathStart.test(code) && !pathExists(code))
        .map((code) => `${file}: ${code}`),
    );
    expect(missing).toEqual([]);
  });

  test('describes exactly the environment variables that are read', () => {
    expect(variablesDocumented()).toEqual(variablesRead());
  });

  test('lists every setting of the server in .env.example', () => {
    const listed = [...readText('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(serverSettings().filter((name) => !listed.includes(name))).toEqual([]);
  });
});
