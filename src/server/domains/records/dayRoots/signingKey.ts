import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Database } from '../../../platform/database/tables';

/** The row of `server_secrets` with the private part of the current key. */
const secretKey = 'dayRoots';

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** The first half of the SHA-256 of a public key. */
const keyId = (publicKey: Buffer) =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 32);

/**
 * The key that signs the roots of days. All nodes share it. It is made at first use: also after a backup was restored, which has only
 * the public parts of former keys.
 */
export async function keepSigningKey(database: Database, since: Date): Promise<SigningKey> {
  const find = async () =>
    database
      .selectFrom('serverSecrets')
      .select('value')
      .where('key', '=', secretKey)
      .executeTakeFirst();
  const create = async () => {
    const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
    await database
      .insertInto('serverSecrets')
      .values({ key: secretKey, value: made.toString('base64') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return find();
  };
  const kept = (await find()) ?? (await create());
  if (!kept) throw new Error('The key that signs the roots of days was not stored.');
  const key = Buffer.from(kept.value, 'base64');
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const id = keyId(publicKey);
  await database
    .insertInto('signingKeys')
    .values({ id, publicKey, since })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return { id, privateKey };
}
