import { readFileSync } from 'node:fs';

/** Webpack replaces these digits wherever they stand: six of them stood in a constant of SHA-256. */
test.each(['webpack.config.ts', 'src/build/webpackReplay.ts'])(
  'the hashes in file names of %s are too long to stand elsewhere by chance',
  (file) => {
    const lengths = [...readFileSync(file, 'utf8').matchAll(/\[contenthash(?::(\d+))?\]/g)].map(
      ([, digits]) => Number(digits ?? 20),
    );
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
  },
);
