const production = process.argv.includes('--production');

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    'src/build/*.ts!',
    'src/server/cli/*.ts!',
    'src/service-worker/worker.ts!',
    // Printed into the document by the build.
    'src/app/reloadOnMissingFiles.ts!',
    // Compiled or evaluated by the build, not imported.
    'src/app/themeInit.ts!',
    'src/theme/{themeData,chartSheet,materialSheet,themeSheet}.ts!',
    // Put in the place of other modules by webpack aliases.
    'src/app/replay/frame/startPwaStub.ts!',
    '{__tests__,bench}/*.ts',
    // Built by bench/pageCosts/reference/buildReference.ts, whose router reads the exports of pages.
    'bench/pageCosts/reference/{main,Layout,*Page}.tsx',
    '__tests__/support/server/{serverSetup,serverTeardown}*.ts',
  ],
  project: ['src/**/*.{ts,tsx}!', '{__tests__,bench}/**/*.{ts,tsx}', 'locales/**/*.ts!'],
  ignoreDependencies: [
    // Emotion's own dependency, of which tests replace a part.
    '@emotion/sheet',
    // Imported by a style sheet.
    '@fontsource-variable/inter',
    // Started as a program.
    'autocannon',
    // Imported by __tests__/support/server/lintOpenApi.ts.
    '@redocly/openapi-core',
  ],
  // Installed by Debian's packages (.ci/run).
  ignoreBinaries: ['nginx'],
  // Types that name the parts of an exported type. Without tests: what tests use of a file that needs it itself.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
};
