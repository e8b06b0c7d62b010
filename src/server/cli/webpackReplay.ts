import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { AssetList } from './webpackAssets';
import { ThemeSheet } from './webpackThemes';

interface ReplayBuildOptions {
  root: string;
  development: boolean;
  /** The site's own build: the same sources are read the same way. */
  site: webpack.Configuration;
}

/**
 * The replay console and the closed frame it shows a member's screens in. A build of its own: nothing of it may weigh on the
 * site's first screen, and the frame, which has no origin, must reach all its files.
 */
export function replayBuild({
  root,
  development,
  site,
}: ReplayBuildOptions): webpack.Configuration {
  const source = (file: string) => path.join(root, 'src', file);
  return {
    target: 'browserslist',
    devtool: false,
    entry: {
      console: './src/app/replay/startConsole.tsx',
      frame: './src/app/replay/startFrame.tsx',
    },
    output: {
      path: path.join(root, 'dist/replay'),
      publicPath: '/replay/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: {
      ...site.resolve,
      alias: {
        ...site.resolve?.alias,
        // What goes on behind the screens has no place in a record of them.
        [source('features/pwa/startPwa.ts')]: source('app/replay/frame/startNothing.ts'),
      },
    },
    ...(site.module ? { module: site.module } : {}),
    optimization: {
      minimize: !development,
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
      splitChunks: { minSize: 50_000 },
    },
    plugins: [
      ...(site.plugins ?? []).filter((plugin) => plugin instanceof webpack.DefinePlugin),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' }),
      new ThemeSheet(),
      new AssetList('../replay.json', '/replay/'),
    ],
  };
}
