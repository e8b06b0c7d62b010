import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../platform/errors/errorCode';

/** Reads the secret in the data folder; creates it at first use. Only the file's owner can read it. */
export async function keepTokenSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'token-secret');
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  if (kept.trim().length >= 32) return kept.trim();
  const secret = randomBytes(48).toString('base64url');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
