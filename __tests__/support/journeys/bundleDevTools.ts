import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** Bundles `devToolsExtension.ts` as one script for a page. */
export async function bundleDevTools(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-tools-'));
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    target: 'web',
    entry: path.join(__dirname, 'devToolsExtension.ts'),
    output: { path: folder, filename: 'tools.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const script = readFileSync(path.join(folder, 'tools.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}
