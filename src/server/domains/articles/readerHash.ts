import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/tables';

const prefix = 'views:';

/**
 * Pseudonymizes readers: an HMAC of IP address and User-Agent with a daily secret shared by all nodes. Previous secrets are
 * deleted, so that a hash cannot be traced back to a reader later.
 */
export function createReaderHashing(database: Database) {
  let known: { day: string; secret: string } | undefined;

  async function secretOf(day: string): Promise<string> {
    if (known?.day === day) return known.secret;
    const key = `${prefix}${day}`;
    await database
      .insertInto('serverSecrets')
      .values({ key, value: randomBytes(32).toString('base64') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    await database
      .deleteFrom('serverSecrets')
      .where('key', 'like', `${prefix}%`)
      .where('key', '<', key)
      .execute();
    const { value: secret } = await database
      .selectFrom('serverSecrets')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    known = { day, secret };
    return secret;
  }

  return async function hashReader(address: string, userAgent: string, now: Date) {
    const secret = await secretOf(now.toISOString().slice(0, 10));
    return createHmac('sha256', secret).update(`${address}\n${userAgent}`).digest('base64url');
  };
}
