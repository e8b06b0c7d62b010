import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClientBuildReader } from '../../../../src/server/platform/builds/clientBuild';
import { createBuiltClient } from '../../../support/server/builtClient';

const client = createBuiltClient();
afterAll(() => client.remove());

describe('reading the client’s build', () => {
  it('returns template and chunks', async () => {
    const build = await createClientBuildReader(client.clientFolder)();
    expect(build?.template).toContain('{{head}}');
    expect(build?.chunks['locale-fr']).toEqual(['/assets/locale-fr.0123.js']);
  });

  it('returns nothing without a build', async () => {
    expect(await createClientBuildReader('/no/such/folder')()).toBeUndefined();
  });

  it('keeps the last complete build while a new one is being written', async () => {
    const read = createClientBuildReader(client.clientFolder);
    await read();
    writeFileSync(path.join(client.clientFolder, '../assets.json'), '{"chunks":');
    const build = await read();
    expect(build?.chunks['locale-fr']).toEqual(['/assets/locale-fr.0123.js']);
  });
});
