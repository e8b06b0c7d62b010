import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { minifyScript } from './minifyScript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The data of the browser's theme and the chart colours, computed at build time, so that the browser does not need Material's code
 * for that.
 */
export async function precomputeThemes() {
  const { themeData } = await tsImport('../theme/themeData.ts', import.meta.url);
  const { chartSheet } = await tsImport('../theme/chartSheet.ts', import.meta.url);
  const { materialSheet } = await tsImport('../theme/materialSheet.ts', import.meta.url);
  const computed = (file: string, value: object) => ({
    test: path.join(root, 'src/theme', file),
    type: 'json',
    parser: { parse: () => value, namedExports: true },
  });
  return {
    /** The cache version: cached results are valid for these data only. */
    version: digest(JSON.stringify({ themeData, chartSheet, materialSheet })),
    rules: [
      computed('themeData.ts', { themeData }),
      computed('chartSheet.ts', { chartSheet }),
      computed('materialSheet.ts', { materialSheet }),
    ],
  };
}

/**
 * Minifies the standalone script that sets the theme before the first paint: no module runtime, a few hundred bytes. The
 * theme keys are inlined.
 */
export async function minifyThemeInit(source: Buffer): Promise<string> {
  const { themeKeys } = await tsImport('../contract/themeKeys.ts', import.meta.url);
  const keys = JSON.stringify([...themeKeys].join(' '));
  return minifyScript(source.toString().replaceAll('THEME_KEYS.split', () => `${keys}.split`));
}

/**
 * Writes the computed style sheet of all themes: its module is run again for each build, outside the bundle, so that
 * neither the generator nor the definitions reach the browser.
 */
export class ThemeSheet {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('ThemeSheet', (compilation) => {
      compilation.contextDependencies.add(path.join(root, 'src/theme'));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ThemeSheet', stage }, async () => {
        const { themeSheet } = await tsImport('../theme/themeSheet.ts', import.meta.url);
        const hash = digest(String(themeSheet)).slice(0, 10);
        compilation.emitAsset(
          `assets/themes.${hash}.css`,
          new webpack.sources.RawSource(String(themeSheet)),
          { immutable: true, contenthash: hash, sourceFilename: 'themes.css' },
        );
      });
    });
  }
}
