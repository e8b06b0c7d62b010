import { packageManifests, readLock } from '../../src/build/packageManifests';

const manifest = {
  name: 'site',
  version: '1.2.3',
  license: 'UNLICENSED',
  engines: { node: '>=20' },
  devDependencies: { tools: '1.0.0' },
  overrides: { pictures: { colours: '2.0.0' }, tools: { colours: '1.0.0' } },
};
const lock = readLock(
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { tools: '1.0.0', pictures: '^2.0.0' } },
      'node_modules/tools': { version: '1.0.0' },
      'node_modules/colours': { version: '1.0.0' },
      'node_modules/pictures': {
        version: '2.1.0',
        dependencies: { colours: '^2.0.0', shared: '1' },
        optionalDependencies: {
          'pictures-linux': '2.1.0',
          'pictures-windows': '2.1.0',
          absent: '1',
        },
      },
      'node_modules/pictures/node_modules/colours': {
        version: '2.0.0',
        dependencies: { shared: '1' },
      },
      'node_modules/pictures-linux': { version: '2.1.0' },
      'node_modules/pictures-windows': { version: '2.1.0', dependencies: { registry: '1' } },
      'node_modules/registry': { version: '1.0.0' },
      'node_modules/shared': { version: '1.0.0' },
    },
  }),
);

describe('packageManifests', () => {
  const made = packageManifests({
    manifest,
    lock,
    names: ['pictures'],
    isInstalled: (location) => location !== 'node_modules/pictures-windows',
  });
  const installed = [
    'node_modules/pictures',
    'node_modules/pictures-linux',
    'node_modules/pictures/node_modules/colours',
    'node_modules/shared',
  ];

  it('finds what the named packages need, where Node finds it, and leaves out other platforms', () => {
    expect(made.installed).toEqual(installed);
  });

  it('fixes the versions of the lock file in package.json', () => {
    expect(made.manifest).toMatchObject({
      name: 'site',
      version: '1.2.3',
      type: 'module',
      dependencies: { pictures: '2.1.0' },
      overrides: { pictures: { colours: '2.0.0' } },
    });
    expect(made.manifest.overrides).not.toHaveProperty('tools');
    expect(made.manifest).not.toHaveProperty('devDependencies');
  });

  it('copies their entries of the lock file for all platforms', () => {
    expect(made.lock.lockfileVersion).toBe(3);
    expect(Object.keys(made.lock.packages)).toEqual(
      ['', ...installed, 'node_modules/pictures-windows', 'node_modules/registry'].toSorted(),
    );
    expect(made.lock.packages['']).toMatchObject({ dependencies: { pictures: '2.1.0' } });
  });
});
