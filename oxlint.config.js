import { readdirSync, readFileSync } from 'node:fs';

/** Which folder of src may import which: the same data the architecture test reads. */
const layers = JSON.parse(readFileSync(new URL('./src/layers.json', import.meta.url), 'utf8'));
const folders = Object.keys(layers).filter((name) => !name.includes('/'));
const storeys = Object.keys(layers).filter((name) => /^server\/[^/]+$/.test(name));
/** Every file of the server's domains as `users/userRoutes`; the expressions of lint know no lookahead, so the closed ones are listed. */
const domainFiles = readdirSync(new URL('./src/server/domains', import.meta.url), {
  recursive: true,
})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));
const domains = [...new Set(domainFiles.map((file) => file.split('/')[0]))];

/** Each of these libraries has one door: only the folders named may import it. */
const doors = [
  { paths: ['react-redux'], folders: ['store', 'app'] },
  { paths: ['notistack'], folders: ['app'] },
  { paths: ['redux-persist'], folders: ['store', 'app'], prefix: true },
  { paths: ['workbox-'], folders: ['service-worker', 'features', 'build'], prefix: true },
  { paths: ['quill'], folders: ['components'] },
  {
    paths: ['fastify', '@fastify/', 'kysely', 'pg', 'node:', 'sharp', 'ajv'],
    folders: ['server', 'build'],
    prefix: true,
  },
];

const wallPatterns = (folder, depth = 1) => {
  const closed = folders.filter((other) => other !== folder && !layers[folder].includes(other));
  const patterns = [
    {
      regex: `^(\\.\\./)+(${closed.join('|')})(/|$)`,
      message: 'The import goes against the layers (src/layers.json).',
    },
    ...doors
      .filter((door) => !door.folders.includes(folder))
      .map((door) => ({
        regex: `^(${door.paths.join('|')})${door.prefix ? '' : '$'}`,
        message: `This library is used in ${door.folders.join(' and ')} only.`,
      })),
  ];
  if (!['contract', 'server', 'build'].includes(folder)) {
    patterns.push({
      regex: '/contract/schemas/',
      allowTypeImports: true,
      message: 'Browser code takes types from the schemas, never their values: import type.',
    });
  }
  if (folder === 'features') {
    patterns.push({
      // From a feature's folder one step up are the other features; from a folder within it, two, and so on.
      regex: `^(\\.\\./)+features/|^${'\\.\\./'.repeat(Math.max(1, depth - 1))}[a-zA-Z]+/`,
      message: 'Features never import one another; app joins them.',
    });
  }
  return patterns;
};

const wall = (files, patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const layerWall = (folder, depth = 1) =>
  wall(`src/${folder}/${'*/'.repeat(depth - 1)}**`, wallPatterns(folder, depth));

const baseName = (name) => name.split('/').at(-1);

/** The storeys of the server that a storey may not import. Of the domains it may declare single files. */
const storeyPatterns = (storey) => {
  const closed = storeys
    .filter((other) => other !== storey && !layers[storey].includes(other))
    .flatMap((other) =>
      other === 'server/domains'
        ? domainFiles
            .map((file) => `${other}/${file}`)
            .filter((file) => !layers[storey].includes(file))
            .map((file) => file.replace('server/', ''))
        : baseName(other),
    );
  return [
    ...wallPatterns('server'),
    {
      regex: `^(\\.\\./)+(${closed.join('|')})(/|$)`,
      message: 'The import goes against the storeys of the server (src/layers.json).',
    },
  ];
};

/** Files `depth` folders below a domain: they may import the files of other domains that are declared, and no others. */
const domainWall = (domain, depth) => {
  const declared = layers[`server/domains/${domain}`] ?? [];
  const closed = domainFiles
    .filter((file) => !file.startsWith(`${domain}/`))
    .filter((file) => !declared.includes(`server/domains/${file}`));
  return wall(`src/server/domains/${domain}/${'*/'.repeat(depth - 1)}*.ts`, [
    ...storeyPatterns('server/domains'),
    {
      regex: `^${'\\.\\./'.repeat(depth)}(${closed.join('|')})$`,
      message: 'A domain imports only the files of other domains that src/layers.json declares.',
    },
  ]);
};

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'jest'],
  jsPlugins: ['./__tests__/support/steadyTests.js'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true },
  ignorePatterns: ['dist/**', 'node_modules/**', '.data/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-warning-comments': 'error',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // About Express; Fastify waits for what a handler promises.
    'oxc/no-async-endpoint-handlers': 'off',
    'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 4 }],
    eqeqeq: 'error',
  },
  overrides: [
    ...folders.filter((folder) => folder !== 'locales').map((folder) => layerWall(folder)),
    layerWall('features', 3),
    layerWall('features', 4),
    ...storeys.map((storey) =>
      wall(
        storey === 'server/main' ? 'src/server/main.ts' : `src/${storey}/**`,
        storeyPatterns(storey),
      ),
    ),
    ...domains.flatMap((domain) => [domainWall(domain, 1), domainWall(domain, 2)]),
    {
      // Inserts what the server has sanitized; there is no DOM to sanitize it again.
      files: ['src/print/PrintedMarkup.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
    {
      files: ['src/build/**', 'src/server/cli/**', 'src/server/main.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['src/theme/definitions/**', 'locales/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: [
        'webpack.config.ts',
        'src/build/inlineIcons.ts',
        'knip.js',
        'oxlint.config.js',
        '.size-limit.js',
        '{__tests__,bench}/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['{__tests__,bench}/**'],
      rules: {
        'max-lines': ['error', { max: 300 }],
        'jest/no-conditional-expect': 'error',
        'jest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'checkAccessibility'] },
        ],
      },
    },
    {
      files: ['{__tests__,bench}/**/*.test.{ts,tsx}', '__tests__/{journeys,support}/**'],
      rules: {
        'steady-tests/no-test-timeout': 'error',
        'steady-tests/no-wait-timeout': 'error',
        'steady-tests/no-measured-time': 'error',
        'steady-tests/no-sleep': 'error',
        'steady-tests/no-instant-absence': 'error',
        'steady-tests/no-network-idle': 'error',
      },
    },
    {
      // What the rules above send tests to.
      files: ['__tests__/support/eventually.ts', '__tests__/journeys/expectAbsent.ts'],
      rules: {
        'steady-tests/no-measured-time': 'off',
        'steady-tests/no-sleep': 'off',
        'steady-tests/no-instant-absence': 'off',
      },
    },
    {
      files: [
        // The pace of traffic, and faults at random times.
        '__tests__/{,support/}faults/**',
        '__tests__/deploy/proxy.test.ts',
        // A slow network.
        '__tests__/journeys/{firstScreen.test,walk/faultyNetwork}.ts',
      ],
      rules: { 'steady-tests/no-sleep': 'off' },
    },
    {
      // The clock is what these test.
      files: ['__tests__/faults/clock.test.ts'],
      rules: { 'steady-tests/no-measured-time': 'off' },
    },
    {
      // Starts a process outside of any test, which nothing else would end.
      files: ['__tests__/journeys/startSite.ts'],
      rules: {
        'steady-tests/no-wait-timeout': 'off',
        'steady-tests/no-measured-time': 'off',
        'steady-tests/no-sleep': 'off',
      },
    },
    {
      // Programs that measure.
      files: ['__tests__/support/pages/**'],
      rules: {
        'steady-tests/no-wait-timeout': 'off',
        'steady-tests/no-measured-time': 'off',
        'steady-tests/no-sleep': 'off',
      },
    },
    {
      // A journey's assertions are mostly waits: Playwright throws when what is awaited does not come.
      files: ['__tests__/journeys/**'],
      rules: { 'jest/expect-expect': 'off', 'jest/no-standalone-expect': 'off' },
    },
  ],
};
