import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  readBackupFile,
  splitLines,
  verifyBackupFile,
  writeBackupFile,
} from '../../../../src/server/platform/backup/backupFile';
import { eventually } from '../../../support/eventually';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vgr_backup_'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* twoLines() {
  yield '["first"]\n{"ü":';
  yield '"🎮"}\n';
}
const write = (file: string, overwrite = false) => writeBackupFile(file, twoLines(), { overwrite });

async function linesOf(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readBackupFile(file)) lines.push(line);
  return lines;
}

describe('a backup file', () => {
  it('has the lines, is private, and is readable with zcat', async () => {
    const file = path.join(folder, 'site.backup');
    const size = await write(file);
    await verifyBackupFile(file);
    expect(await linesOf(file)).toEqual(['["first"]', '{"ü":"🎮"}']);
    const { mode, size: stored } = await stat(file);
    expect([stored, (mode & 0o777).toString(8)]).toEqual([size, '600']);
    expect(gunzipSync(await readFile(file)).toString()).toMatch(
      /^\["first"\]\n\{"ü":"🎮"\}\n\["sha256","[0-9a-f]{64}"\]\n$/,
    );
    expect(await readdir(folder)).toEqual(['site.backup']);
  });

  it('is refused when any one byte differs', async () => {
    const file = path.join(folder, 'site.backup');
    await write(file);
    const bytes = await readFile(file);
    for (let position = 0; position < bytes.length; position += 1) {
      const damaged = Buffer.from(bytes);
      damaged[position] = (damaged[position] ?? 0) ^ 1;
      await writeFile(file, damaged);
      await expect(verifyBackupFile(file)).rejects.toThrow('is damaged or incomplete');
    }
  });

  it('is refused when its end is missing or something follows it', async () => {
    const file = path.join(folder, 'site.backup');
    await write(file);
    const bytes = await readFile(file);
    const others = [0, 1, 50, bytes.length - 1].map((length) => bytes.subarray(0, length));
    for (const other of [...others, Buffer.concat([bytes, Buffer.from([0])])]) {
      await writeFile(file, other);
      await expect(verifyBackupFile(file)).rejects.toThrow('is damaged or incomplete');
    }
  });

  it('is named when it does not exist', async () => {
    await expect(verifyBackupFile(path.join(folder, 'none'))).rejects.toThrow(
      /none cannot be used/,
    );
  });

  it('is not overwritten without being told', async () => {
    const file = path.join(folder, 'site.backup');
    await writeFile(file, 'older');
    await expect(write(file)).rejects.toThrow('site.backup exists');
    expect(await readFile(file, 'utf8')).toBe('older');
    await write(file, true);
    await verifyBackupFile(file);
  });

  it('is not written while another process writes it', async () => {
    const file = path.join(folder, 'site.backup');
    await writeFile(`${file}.part`, 'begun');
    await expect(write(file)).rejects.toThrow(
      'another backup is being written, or was interrupted',
    );
    expect(await readdir(folder)).toEqual(['site.backup.part']);
    await write(file, true);
    expect(await readdir(folder)).toEqual(['site.backup']);
  });

  it('leaves nothing behind when reading the site fails', async () => {
    const file = path.join(folder, 'site.backup');
    async function* failing() {
      yield 'begun\n';
      throw new Error('The database has gone.');
    }
    await expect(writeBackupFile(file, failing(), { overwrite: false })).rejects.toThrow(
      'The database has gone.',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never there after a kill -9 in the middle, and the part is refused', async () => {
    const file = path.join(folder, 'site.backup');
    const source = path.resolve('src/server/platform/backup/backupFile.ts');
    const code = `import { randomBytes } from 'node:crypto';
      const { writeBackupFile } = await import(${JSON.stringify(source)});
      async function* endless() { for (;;) yield randomBytes(10000).toString('hex') + '\\n'; }
      await writeBackupFile(${JSON.stringify(file)}, endless(), { overwrite: false });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const part = `${file}.part`;
    await eventually(
      () =>
        stat(part).then(
          ({ size }) => size,
          () => 0,
        ),
      (size) => size > 0,
    );
    child.kill('SIGKILL');
    await ended;
    expect(await readdir(folder)).toEqual(['site.backup.part']);
    await expect(verifyBackupFile(part)).rejects.toThrow('is damaged or incomplete');
  });
});

test('a line can span many chunks, and characters too', async () => {
  const bytes = Buffer.from('é🎮\nb\n\nc');
  async function* single() {
    for (const byte of bytes) yield Buffer.from([byte]);
  }
  const lines: string[] = [];
  for await (const line of splitLines(single())) lines.push(line);
  expect(lines).toEqual(['é🎮', 'b', '', 'c']);
});
