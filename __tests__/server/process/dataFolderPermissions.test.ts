import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { restrictDataFolder } from '../../../src/server/process/dataFolderPermissions';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';

afterAll(endProcesses);

const modeOf = async (...parts: string[]) =>
  ((await stat(path.join(...parts))).mode & 0o777).toString(8);

/** A data folder created with umask 0. */
async function openFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'database/base'), { recursive: true });
  for (const name of ['token-secret', 'database/base/1'])
    await writeFile(path.join(folder, name), '');
  for (const name of ['token-secret', 'database/base/1'])
    await chmod(path.join(folder, name), 0o666);
  for (const name of ['', 'database', 'database/base']) await chmod(path.join(folder, name), 0o777);
  return folder;
}

describe('restrictDataFolder', () => {
  it('removes other accounts’ access to the folder and its contents', async () => {
    const folder = await openFolder();
    expect(await restrictDataFolder(folder)).toBeUndefined();
    expect(await modeOf(folder)).toBe('700');
    expect(await modeOf(folder, 'database/base')).toBe('700');
    expect(await modeOf(folder, 'database/base/1')).toBe('600');
    expect(await modeOf(folder, 'token-secret')).toBe('600');
  });

  it('keeps the permissions of a folder with other files, and warns', async () => {
    const folder = await openFolder();
    const other = path.join(folder, 'somebody-elses');
    await writeFile(other, '');
    await chmod(other, 0o644);
    expect(await restrictDataFolder(folder)).toContain('also holds other files');
    expect(await modeOf(folder)).toBe('777');
    expect(await modeOf(other)).toBe('644');
    expect(await modeOf(folder, 'database/base/1')).toBe('600');
    await chmod(folder, 0o700);
    expect(await restrictDataFolder(folder)).toBeUndefined();
  });

  it('does not follow symbolic links out of the folder', async () => {
    const [folder, outside] = [await openFolder(), await temporaryFolder()];
    await chmod(outside, 0o755);
    await symlink(outside, path.join(folder, 'database/link'));
    await restrictDataFolder(folder);
    expect(await modeOf(outside)).toBe('755');
  });

  it('does not create a missing folder', async () => {
    const missing = path.join(await temporaryFolder(), 'missing');
    expect(await restrictDataFolder(missing)).toBeUndefined();
    expect(await readdir(path.dirname(missing))).toEqual([]);
  });
});
