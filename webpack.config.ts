import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { readBuildIdentity } from './src/build/buildIdentity';
import { AssetList } from './src/build/webpackAssets';
import { externalPackages, serverPrograms } from './src/build/serverPrograms';
import { insertStartGuard } from './src/build/webpackDocument';
import { printBuild } from './src/build/webpackPrint';
import { replayBuild } from './src/build/webpackReplay';
import { minifyThemeInit, precomputeThemes, ThemeSheet } from './src/build/webpackThemes';
import { compileTypescript } from './src/build/webpackTypescript';
import { ServiceWorker } from './src/build/webpackWorker';

const root = path.dirname(fileURLToPath(import.meta.url));
const development =
  process.env['NODE_ENV'] === 'development' || process.env['WEBPACK_SERVE'] === 'true';
const mode = development ? 'development' : 'production';
const packageVersion: unknown = createRequire(import.meta.url)('./package.json').version;

// Imported on demand: a devDependency is missing in production installations.
const refreshPlugins = async () => {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  return [new ReactRefreshPlugin({ overlay: false })];
};

const build = development ? { id: 'development', builtAt: '' } : await readBuildIdentity();
const themes = development ? undefined : await precomputeThemes();

const shared = (name: string, version = ''): webpack.Configuration => ({
  name,
  mode,
  context: root,
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    version,
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: {
      config: [
        'webpack.config.ts',
        // A folder needs its trailing slash.
        'src/build/',
        'src/contract/themeKeys.ts',
        'package-lock.json',
      ].map((file) => path.join(root, file)),
    },
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: false,
  stats: 'errors-warnings',
});

const app: webpack.Configuration & { devServer: DevServer } = {
  // The cache is valid only for the theme data it was built with.
  ...shared('app', themes?.version),
  target: 'browserslist',
  // No eval, not even in development: the Content Security Policy of the pages forbids it.
  devtool: development ? 'cheap-module-source-map' : false,
  entry: { main: './src/app/main.tsx' },
  output: {
    path: path.join(root, 'dist/public'),
    publicPath: '/',
    // Ten digits: webpack replaces a chunk's first hash by that of its final content wherever these digits stand, also in a constant of the code.
    filename: 'assets/[name].[contenthash:10].js',
    // No chunk names: the first script contains a table of all file names.
    chunkFilename: 'assets/[id].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    // Keep files of earlier builds for pages that are still open (src/build/pruneAssets.ts).
    clean: { keep: /^assets\// },
  },
  resolve: {
    ...shared('app').resolve,
    // The package resolves to its development build, with warnings, in production too.
    alias: development
      ? {}
      : { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') },
  },
  module: {
    rules: [
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      // Modules whose values are known are not compiled.
      {
        oneOf: [...(themes?.rules ?? []), compileTypescript({ platform: 'browser', development })],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimize: !development,
    // The shortest names; stable ones are not needed, since hashes cover whole files.
    mangleExports: development ? false : 'size',
    ...(development ? {} : { moduleIds: 'size', chunkIds: 'size' }),
    minimizer: [
      new MinimizerPlugin({
        // Several passes: each can inline and drop what the previous one has folded.
        minify: {
          implementation: MinimizerPlugin.swcMinify,
          options: { ecma: 2020, compress: { passes: 4 }, mangle: true },
        },
        extractComments: false,
      }),
    ],
    // Libraries and application are one file, "program": compressed together they are several kilobytes smaller, which matters
    // more on a first visit than libraries that stay cached across releases. Pages share a chunk only if it is larger than the
    // cost of another request.
    splitChunks: {
      minSize: 50_000,
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'program',
      // Libraries that only one chunk uses stay in it.
      cacheGroups: { defaultVendors: false },
    },
  },
  plugins: [
    new webpack.DefinePlugin({
      API_HOST: JSON.stringify(process.env['API_HOST'] ?? ''),
      APP_VERSION: JSON.stringify(packageVersion),
      BUILD_ID: JSON.stringify(build.id),
      BUILT_AT: JSON.stringify(build.builtAt),
      DEVELOPMENT: JSON.stringify(development),
    }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
    new CopyPlugin({
      patterns: [
        // Outside the public folder: it is a template and never served as is.
        { from: 'public/index.html', to: '../index.html', transform: insertStartGuard },
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        {
          from: 'src/app/themeInit.ts',
          to: 'assets/themeInit.[contenthash:10].js',
          transform: minifyThemeInit,
          info: { minimized: true },
        },
        { from: 'src/theme/print.css', to: 'assets/print.[contenthash:10].css' },
      ],
    }),
    new ThemeSheet(),
    new AssetList('../assets.json', '/', build),
    ...(development
      ? await refreshPlugins()
      : [
          new ServiceWorker(),
          new CompressionPlugin({
            test: /\.(js|css|svg|json|webmanifest|txt)$/,
            exclude: /^\.\./,
            filename: '[path][base].br',
            algorithm: 'brotliCompress',
            threshold: 512,
          }),
          new CompressionPlugin({
            test: /\.(js|css|svg|json|webmanifest|txt)$/,
            exclude: /^\.\./,
            filename: '[path][base].gz',
            threshold: 512,
          }),
        ]),
  ],
  devServer: {
    host: 'localhost',
    port: Number(process.env['DEV_PORT'] ?? 3001),
    hot: true,
    static: false,
    // The overlay needs inline styles, which the Content Security Policy forbids; the console shows the same errors.
    client: { overlay: false },
    // The replay's sandboxed frame has an opaque origin, so requests for its own files, which are public, look cross-site.
    setupMiddlewares: (middlewares) => [
      ({ url, headers }: IncomingMessage, _response: unknown, next: () => void) => {
        if (url?.startsWith('/replay/')) delete headers['sec-fetch-site'];
        next();
      },
      ...middlewares,
    ],
    // Documents also come from the server, which reads the template and the asset list from disk.
    devMiddleware: {
      index: false,
      writeToDisk: (file) => /dist[\\/](index\.html|assets\.json)$/.test(file),
    },
    proxy: [
      {
        context: () => true,
        target: `http://localhost:${process.env['PORT'] ?? '3000'}`,
        ws: false,
      },
    ],
  },
};

const replay: webpack.Configuration = {
  ...shared('replay', themes?.version),
  ...replayBuild({ root, development, site: app }),
};

const server: webpack.Configuration = {
  ...shared('server'),
  target: 'node20',
  devtool: 'source-map',
  entry: serverPrograms,
  output: {
    path: path.join(root, 'dist/server'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    assetModuleFilename: 'migrations/[name][ext]',
    clean: true,
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: externalPackages.map((name) => new RegExp(`^${name}(/|$)`)),
  // Optional, and never installed: a native client of PostgreSQL.
  resolve: { ...shared('server').resolve, alias: { 'pg-native': false } },
  module: {
    parser: { javascript: { worker: ['Worker from node:worker_threads', '...'] } },
    rules: [compileTypescript({ platform: 'node' })],
  },
  optimization: {
    minimize: false,
    splitChunks: {
      // What several programs use is stored once.
      chunks: 'all',
      minSize: 0,
      // The list of migrations and its files in one chunk: webpack 5.112 forgets the files if programs share the list only.
      cacheGroups: {
        migrations: {
          test: /[\\/]database[\\/]migrations[\\/]/,
          name: 'migrations',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({
      BUILD_ID: JSON.stringify(build.id),
      BUILT_AT: JSON.stringify(build.builtAt),
    }),
    // The server reads them when it fills an empty database.
    new CopyPlugin({ patterns: [{ from: 'src/server/sample/articles', to: 'articles' }] }),
  ],
};

const print: webpack.Configuration = { ...shared('print'), ...printBuild(root, app) };

export default [app, replay, server, print];
