import { readFileSync, statSync } from 'node:fs';

/*
 * What a reader's first screen loads, as brotli, and what each further page adds. Read from the list of assets the build
 * writes, so nothing has to be kept in step by hand. Build first.
 */
const { chunks, sources } = JSON.parse(
  readFileSync(new URL('dist/assets.json', import.meta.url), 'utf8'),
);
const onDisk = (file) => `dist/public${file}`;
const code = (names) => [
  ...new Set(
    names.flatMap((name) => chunks[name] ?? []).filter((file) => /\.(js|css)$/.test(file)),
  ),
];
const weight = (name) =>
  code([name]).reduce((total, file) => total + statSync(onDisk(file)).size, 0);

/** The language with the longest texts speaks for all. */
const language = Object.keys(chunks)
  .filter((name) => /^locale-[a-z]{2}(-[a-z]{2})?$/.test(name))
  .toSorted((a, b) => weight(b) - weight(a))[0];
const program = ['main', 'program', language];
const first = code(program);

/** The data grid and the charts come with the first table or chart that is opened. */
const libraries = ['admin-grid', 'admin-charts'];
const pageNames = Object.keys(chunks).filter(
  (name) => /^(page|admin)-/.test(name) && !libraries.includes(name),
);
/** What pages share (inputs, the text sanitiser) is fetched once, by whichever comes first. */
const isShared = (file) => pageNames.filter((name) => code([name]).includes(file)).length > 1;

const pages = pageNames
  .map((name) => ({
    name: `${name}, its own chunks`,
    path: code([name])
      .filter((file) => ![first, code(libraries)].flat().includes(file) && !isShared(file))
      .map(onDisk),
    limit: '40 kB',
  }))
  .filter(({ path }) => path.length > 0);

export default [
  {
    name: `first screen: Home with its texts (${language})`,
    path: [sources['themeInit.ts'], sources['themes.css'], ...code([...program, 'page-Home'])].map(
      onDisk,
    ),
    limit: '169.7 kB',
  },
  ...pages,
];
