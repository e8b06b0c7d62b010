import path from 'node:path';
import webpack from 'webpack';
import type { BuildIdentity } from './buildIdentity';

/** What the first paint waits for: style sheets, and the script that sets the theme. */
const beforePaint = /\.css$|\/themeInit\.[\w-]+\.js$/;

/**
 * Writes the build's identity, the files each entry and each named chunk needs, by which the server puts the right scripts,
 * style sheets and preloads into a document, and the texts of those that it can put there instead.
 */
export class AssetList {
  private readonly file: string;
  private readonly prefix: string;
  private readonly build: BuildIdentity | undefined;

  constructor(file: string, prefix: string, build?: BuildIdentity) {
    this.file = file;
    this.prefix = prefix;
    this.build = build;
  }

  private publicFiles(files: Iterable<string>): string[] {
    return [...files]
      .filter((file) => !file.includes('.hot-update.'))
      .map((file) => `${this.prefix}${file}`);
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('AssetList', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetList', stage }, () => {
        const chunks: Record<string, string[]> = {};
        for (const [name, group] of compilation.namedChunkGroups)
          chunks[name] = this.publicFiles(group.getFiles());
        const sources: Record<string, string> = {};
        for (const { name, info } of compilation.getAssets())
          if (info.sourceFilename)
            sources[path.basename(info.sourceFilename)] = `${this.prefix}${name}`;
        const texts: Record<string, string> = {};
        // A development build replaces style sheets by their links.
        for (const { name, source } of this.build ? compilation.getAssets() : [])
          if (beforePaint.test(name)) texts[`${this.prefix}${name}`] = source.source().toString();
        const list = JSON.stringify({ build: this.build, chunks, sources, texts }, null, 1);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(list));
      });
    });
  }
}
