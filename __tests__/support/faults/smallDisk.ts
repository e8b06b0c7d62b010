import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../../src/server/platform/errors/errorCode';

const run = promisify(execFile);

/** Only root mounts file systems. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A file system of its own in memory, which a test can fill and free. */
export async function createSmallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vgr_disk_'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Writes until there is no byte left. */
    fill: async () => {
      const file = await open(filler, 'a');
      let size = 1_048_576;
      while (size > 0) {
        try {
          await file.write(Buffer.alloc(size));
        } catch (error) {
          if (errorCode(error) !== 'ENOSPC') throw error;
          size = Math.floor(size / 4);
        }
      }
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    remove: async () => {
      // Processes that were killed may still hold files for a moment.
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
