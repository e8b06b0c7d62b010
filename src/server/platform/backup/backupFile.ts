import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gzipSync } from 'node:zlib';
import { errorCode } from '../errors/errorCode';
import { StartupError } from '../settings/startupErrors';

/*
 * A file is two members of gzip: the lines, and one more line with the SHA-256 of the first member. `zcat` shows both. The second
 * member is not compressed, so its length is known, and every byte of the file is covered.
 */

function checksumMember(hash: string): Buffer {
  const member = gzipSync(`["sha256","${hash}"]\n`, { level: 0 });
  // These two bytes depend on the build of zlib and on the operating system.
  member[8] = 0;
  member[9] = 255;
  return member;
}

const checksumLength = checksumMember('0'.repeat(64)).length;

/** Writes FILE.part, which becomes FILE when it is complete and on the disk. Returns the size of the file. */
export async function writeBackupFile(
  file: string,
  text: AsyncIterable<string>,
  { overwrite }: { overwrite: boolean },
): Promise<number> {
  if (!overwrite) await refuseExisting(file);
  const part = `${file}.part`;
  const handle = await openPart(part, overwrite);
  try {
    const size = await writeMembers(handle, text);
    await handle.sync();
    await handle.close();
    if (!overwrite) await refuseExisting(file);
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found) {
    throw new StartupError(`${file} exists. Choose another name, or add --overwrite.`);
  }
}

async function openPart(part: string, overwrite: boolean): Promise<FileHandle> {
  try {
    const handle = await open(part, overwrite ? 'w' : 'wx', 0o600);
    await handle.chmod(0o600);
    return handle;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw explainFile(part, error);
    throw new StartupError(
      `${part} exists: another backup is being written, or was interrupted. Delete it if no backup is running, or add --overwrite.`,
    );
  }
}

function explainFile(file: string, error: unknown): unknown {
  return errorCode(error) === ''
    ? error
    : new StartupError(`${file} cannot be used: ${String(error)}`, { cause: error });
}

async function writeMembers(handle: FileHandle, text: AsyncIterable<string>): Promise<number> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(text, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) {
        hash.update(chunk);
        size += chunk.length;
        await handle.appendFile(chunk);
      }
    });
    const member = checksumMember(hash.digest('hex'));
    await handle.appendFile(member);
    return size + member.length;
  } catch (error) {
    // A full disk, for example; errors of the database have codes of five characters.
    throw /^E[A-Z]+$/.test(errorCode(error)) ? explainFile('The backup file', error) : error;
  }
}

/** The new name survives a power failure. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Reads the whole file once. @throws StartupError if any byte differs from what was written. */
export async function verifyBackupFile(file: string): Promise<void> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw explainFile(file, error);
  });
  const damaged = new StartupError(
    `${file} is damaged or incomplete: its checksum does not match. Nothing was restored.`,
  );
  if (size <= checksumLength) throw damaged;
  const hash = createHash('sha256');
  const end = size - checksumLength;
  await pipeline(createReadStream(file, { end: end - 1 }), hash);
  const last: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: end })) last.push(Buffer.from(chunk));
  if (!Buffer.concat(last).equals(checksumMember(hash.digest('hex')))) throw damaged;
}

/** The lines of a verified file, without the checksum. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const { size } = await stat(file);
  const source = createReadStream(file, { end: size - checksumLength - 1 });
  const lines = source.pipe(createGunzip());
  // An error of the file itself ends the reading of the lines, too.
  source.once('error', (error) => lines.destroy(error));
  try {
    yield* splitLines(lines);
  } finally {
    source.destroy();
  }
}

/** Lines without their line breaks. A line can span many chunks. */
export async function* splitLines(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    const rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield [...begun, piece].join('');
      begun = [];
    }
    begun.push(rest);
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
