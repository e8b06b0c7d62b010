import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepTokenSecret } from '../../../src/server/process/tokenSecret';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';

afterAll(endProcesses);

describe('keepTokenSecret', () => {
  it('creates one secret, readable by its owner only', async () => {
    const folder = await temporaryFolder();
    const secret = await keepTokenSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await keepTokenSecret(folder)).toBe(secret);
    expect((await stat(path.join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
  });

  it('creates a different secret for each folder', async () => {
    const [one, two] = [await temporaryFolder(), await temporaryFolder()];
    expect(await keepTokenSecret(one)).not.toBe(await keepTokenSecret(two));
  });

  it('replaces a truncated secret', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'token-secret'), 'abc');
    const secret = await keepTokenSecret(folder);
    expect((await readFile(path.join(folder, 'token-secret'), 'utf8')).trim()).toBe(secret);
    expect(secret).not.toBe('abc');
  });

  it('fails when the secret cannot be stored', async () => {
    const missing = path.join(await temporaryFolder(), 'missing');
    await expect(keepTokenSecret(missing)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
