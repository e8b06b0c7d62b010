import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { endProcesses, temporaryFolder } from '../support/server/serverProcess';

const run = promisify(execFile);
afterAll(endProcesses);

/** The units as they are installed, with this machine’s Node. */
async function installUnits() {
  const folder = await temporaryFolder();
  const names = (await readdir('deploy')).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of names) {
    const text = await readFile(path.join('deploy', name), 'utf8');
    await writeFile(path.join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
  }
  return { folder, names };
}

describe('the systemd units', () => {
  it('are valid', async () => {
    const { folder, names } = await installUnits();
    expect(names).toHaveLength(3);
    const instances = names.map((name) => `./${name.replace('@.', '@3001.')}`);
    const { stderr } = await run('systemd-analyze', ['verify', ...instances], { cwd: folder });
    // Only complaints about these units: others are of this machine.
    expect(stderr.split('\n').filter((line) => line.includes('video-game-records'))).toEqual([]);
  });

  it('give the services few rights', async () => {
    const { folder, names } = await installUnits();
    for (const name of names.filter((one) => one.endsWith('.service'))) {
      const options = ['security', '--offline=yes', '--no-pager', '--threshold=20'];
      const { stdout } = await run('systemd-analyze', [...options, `./${name}`], { cwd: folder });
      expect(stdout).toContain('Overall exposure level');
    }
  });
});
