import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../platform/errors/errorCode';

/** Permission bits of group and others. */
const otherAccounts = 0o077;

/** Names the server creates in the data folder. */
const ownNames =
  /^(database|deleted-accounts\.jsonl|lock(\.takeover)?|mail|maintenance|snapshot-\d+|token-secret)$/;
/** Exists in the root of every ext file system. */
const systemName = 'lost+found';

/** Makes new files of this process accessible to this account only, whatever umask it was started with. */
export function restrictNewFiles(): void {
  process.umask(otherAccounts);
}

/** Removes the access of other accounts; false if that is not permitted, for example on a volume of another account. */
async function makePrivate(file: string, mode: number): Promise<boolean> {
  try {
    if (((await lstat(file)).mode & otherAccounts) !== 0) await chmod(file, mode);
    return true;
  } catch (error) {
    // Deleted in the meantime: mail that another node has sent, a recycled write-ahead log.
    if (errorCode(error) === 'ENOENT') return true;
    if (['EPERM', 'EROFS', 'ENOTSUP'].includes(errorCode(error))) return false;
    throw error;
  }
}

async function makeTreePrivate(folder: string): Promise<boolean> {
  const outcomes = [await makePrivate(folder, 0o700)];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) outcomes.push(await makeTreePrivate(file));
    else if (entry.isFile()) outcomes.push(await makePrivate(file, 0o600));
  }
  return outcomes.every(Boolean);
}

/**
 * Removes the access of other accounts to the data folder and to files that earlier versions created in it. A folder that
 * also holds other files may be a shared one, such as /tmp: its own permissions stay. Returns a warning if other accounts
 * still have access.
 */
export async function restrictDataFolder(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (names === undefined) return undefined;
  const foreign = names.some((name) => !ownNames.test(name) && name !== systemName);
  const outcomes = [foreign || (await makePrivate(folder, 0o700))];
  for (const name of names.filter((one) => ownNames.test(one))) {
    const file = path.join(folder, name);
    const isFolder = (await stat(file)).isDirectory();
    outcomes.push(await (isFolder ? makeTreePrivate(file) : makePrivate(file, 0o600)));
  }
  if (!outcomes.every(Boolean)) {
    return `Other accounts may be able to read the data folder ${folder}: its permissions cannot be changed.`;
  }
  const open = foreign && ((await stat(folder)).mode & otherAccounts) !== 0;
  return open
    ? `The data folder ${folder} also holds other files, so its own permissions stay as they are.`
    : undefined;
}
