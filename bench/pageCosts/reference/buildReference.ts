import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { compileTypescript } from '../../../src/build/webpackTypescript';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Builds the reference site into a folder, with the loaders and the minimizer that build this site. */
export async function buildReference(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    target: 'browserslist',
    context: path.resolve(here, '../../..'),
    entry: path.join(here, 'main.tsx'),
    output: {
      path: folder,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[id].[contenthash:8].js',
      publicPath: '/',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        compileTypescript({ platform: 'browser' }),
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: {
            implementation: MinimizerPlugin.swcMinify,
            options: { ecma: 2020, compress: true, mangle: true },
          },
          extractComments: false,
        }),
      ],
    },
    performance: false,
    plugins: [new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
