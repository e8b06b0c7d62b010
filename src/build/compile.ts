import { promisify } from 'node:util';
import webpack from 'webpack';
import configurations from '../../webpack.config';
import { builds, createStamp, isBuildName, writeStamp } from './builds';
import { pruneAssets } from './pruneAssets';

/*
 * Runs one of the builds: `compile.ts app|replay|server|print`. Each runs in its own process, to use several cores and
 * to free the memory afterwards.
 */

const name = process.argv[2];
if (!isBuildName(name)) throw new Error('Name a build: app, replay, server or print.');
const configuration = configurations.find((one) => one.name === name);
if (configuration === undefined) throw new Error(`webpack.config.ts has no build "${name}".`);

const stamp = await createStamp(name);
await writeStamp(name, undefined);

let reported = 0;
const progress = new webpack.ProgressPlugin((share) => {
  const fifths = Math.floor(share * 5);
  if (fifths > reported) console.log(`Building the ${builds[name].title}: ${fifths * 20}%`);
  reported = Math.max(reported, fifths);
});

const compiler = webpack({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), progress],
});
const stats = await new Promise<webpack.Stats>((resolve, reject) => {
  compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error(name))));
});
const failed = stats.hasErrors();
if (failed || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
// Waits until the cache is written.
await promisify(compiler.close.bind(compiler))();
if (!failed && name === 'app') {
  await pruneAssets(
    'dist',
    stats.compilation.getAssets().map(({ name: file }) => file),
  );
}
if (!failed) await writeStamp(name, stamp);
process.exit(failed ? 1 : 0);
