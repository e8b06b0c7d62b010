import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { compileTypescript } from './webpackTypescript';

/** What the server prints pages with. React is bundled, so that it is its production build whatever the process's settings. */
export const printBuild = (root: string, site: webpack.Configuration): webpack.Configuration => ({
  target: 'node20',
  devtool: 'source-map',
  entry: { printPage: './src/print/printPage.tsx' },
  output: {
    path: path.join(root, 'dist/print'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  module: {
    // Code that the browser loads on demand is never shown in a document.
    parser: { javascript: { dynamicImportMode: 'weak' } },
    rules: [
      { test: /\.css$/, type: 'asset/resource', generator: { emit: false } },
      compileTypescript({ platform: 'node' }),
    ],
  },
  // Smaller, and so loaded sooner: the whole set of icons would stay in it otherwise.
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  plugins: (site.plugins ?? []).filter((plugin) => plugin instanceof webpack.DefinePlugin),
});
