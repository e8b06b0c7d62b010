import type { Clock } from '../../platform/settings/appDependencies';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import { hashToken, type RefreshTokens } from '../../platform/security/refreshTokens';
import {
  toAuthenticated,
  type AuthenticatedMember,
} from '../../platform/security/authenticatedMember';
import { countDay } from './countDay';
import { expiry, storeToken } from './sessionRepository';

export type TokenRotation =
  | { kind: 'renewed'; member: AuthenticatedMember; refreshToken: string }
  /** An old token was reused, so it may have been stolen: the session is ended. */
  | { kind: 'reused'; userId: number }
  | { kind: 'rejected' };

interface Options {
  database: Database;
  clock: Clock;
  tokens: RefreshTokens;
}

/**
 * Exchanges a refresh token for its successor. The session's row is locked: one of several concurrent attempts creates the
 * successor, all receive it, and none survives a logout. The parent of the active token receives the same successor again,
 * because a response may have been lost or two tabs may refresh at once. Any older token ends the session.
 */
export function createTokenRotation({ database, clock, tokens }: Options) {
  const rotate = (token: string): Promise<TokenRotation> =>
    database.transaction().execute(async (transaction) => {
      const now = clock();
      const hash = hashToken(token);
      const session = await lockSession(transaction, hash);
      if (!session || session.endedAt !== null || session.isOut) return rejected;
      if (new Date(session.tokenExpiresAt) <= now) return rejected;
      const { activeHash, parentHash } = session;
      const member = toAuthenticated(session, session.sessionId);
      const refreshToken = tokens.next(token);
      if (activeHash === hash) {
        const next = {
          id: session.sessionId,
          hash: hashToken(refreshToken),
          expiresAt: expiry(now),
          at: now,
        };
        await advance(transaction, next, hash);
        return { kind: 'renewed', member, refreshToken };
      }
      if (parentHash === hash) return { kind: 'renewed', member, refreshToken };
      await transaction
        .updateTable('sessions')
        .set({ endedAt: now })
        .where('id', '=', session.sessionId)
        .execute();
      return { kind: 'reused', userId: session.id };
    });

  return async (token: string): Promise<TokenRotation> => {
    const rotation = await rotate(token);
    // After the transaction: whoever deletes the account locks it before its sessions.
    if (rotation.kind === 'renewed') await countDay(database, rotation.member.id, clock());
    return rotation;
  };
}

const rejected: TokenRotation = { kind: 'rejected' };

function lockSession(transaction: Database, hash: string) {
  return transaction
    .selectFrom('refreshTokens as t')
    .innerJoin('sessions as s', 's.id', 't.sessionId')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['u.id', 'u.username', 'u.slug', 'u.email', 'u.language', 'u.roles'])
    .select(accountIsOut('u').as('isOut'))
    .select(['s.id as sessionId', 's.activeHash', 's.parentHash', 's.endedAt'])
    .select('t.expiresAt as tokenExpiresAt')
    .where('t.hash', '=', hash)
    .forUpdate('s')
    .executeTakeFirst();
}

async function advance(
  transaction: Database,
  next: { id: string; hash: string; expiresAt: Date; at: Date },
  parentHash: string,
) {
  await storeToken(transaction, next);
  await transaction
    .updateTable('sessions')
    .set({ activeHash: next.hash, parentHash, expiresAt: next.expiresAt, lastUsedAt: next.at })
    .where('id', '=', next.id)
    .execute();
}
