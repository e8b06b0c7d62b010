const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

const ownSource = readFileSync(__filename);

const parserFor = (file) =>
  /\.[cm]?tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true };

/** Jest's transform. swc needs a twentieth of Babel's time; exports are getters, so `jest.spyOn` cannot replace them. */
module.exports = {
  canInstrument: false,

  getCacheKey: (source, file) =>
    [ownSource, version, file, source]
      .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
      .digest('hex'),

  process: (source, file) =>
    transformSync(source, {
      filename: file,
      configFile: false,
      swcrc: false,
      // In a file of its own: V8 would read a map within the code for every test file.
      sourceMaps: true,
      inputSourceMap: false,
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2023',
        parser: parserFor(file),
        transform: {
          // Only `import type` is removed, as in the build.
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic' },
          // Moves jest.mock above the imports.
          hidden: { jest: true },
        },
      },
    }),
};
