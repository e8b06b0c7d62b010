import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { AssetList } from './webpackAssets';
import { ThemeSheet } from './webpackThemes';

interface ReplayBuildOptions {
  root: string;
  development: boolean;
  /** The site's build, whose module settings are reused. */
  site: webpack.Configuration;
}

/**
 * The replay console and the sandboxed frame it shows a member's screens in. A separate build: it must not add to the
 * site's first screen, and the frame, which has an opaque origin, must be able to load all its files.
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
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[id].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: {
      ...site.resolve,
      alias: {
        ...site.resolve?.alias,
        // Background work must not run in a replay.
        [source('features/pwa/startPwa.ts')]: source('app/replay/frame/startPwaStub.ts'),
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
