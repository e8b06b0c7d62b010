import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/settings/appDependencies';
import type { Database } from '../../platform/database/tables';
import { hashToken, type RefreshTokens } from '../../platform/security/refreshTokens';
import type { TokenSubject } from '../../platform/security/accessTokens';
import type { AuthenticatedMember } from '../../platform/security/authenticatedMember';
import { countDay } from './countDay';

/** Lifetime of a refresh token in milliseconds. */
const lifetime = 30 * 86_400_000;

/** The stored facts about where a session was started. */
export interface SessionOrigin {
  /** Pseudonym of the IP address range. */
  origin: string;
  device: string | null;
  addressRange: string | null;
}

export interface StartedSession {
  sessionId: string;
  refreshToken: string;
}

interface Options {
  database: Database;
  clock: Clock;
  tokens: RefreshTokens;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository({ database, clock, tokens }: Options) {
  return {
    /** The member of an active session. Read on each request, so roles and names are never stale. */
    async findMember(subject: TokenSubject): Promise<AuthenticatedMember | undefined> {
      const now = clock();
      const row = await database
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.userId')
        .select(['u.id', 'u.username', 'u.slug', 'u.email', 'u.language', 'u.roles'])
        .select(['s.id as sessionId', 's.lastUsedAt'])
        .where('s.id', '=', subject.sessionId)
        .where('u.id', '=', subject.userId)
        .where('s.endedAt', 'is', null)
        .where('s.expiresAt', '>', now.toISOString())
        .where('u.disabledAt', 'is', null)
        .where('u.suspendedUntil', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { lastUsedAt, ...member } = row;
      if (isOld(lastUsedAt, now)) await noteUse(database, row, now);
      return member;
    },

    /** Whether the account was logged in to from this origin within the last month. */
    async knowsOrigin(userId: number, origin: string): Promise<boolean> {
      const known = await database
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .where('origin', '=', origin)
        .where('expiresAt', '>', clock().toISOString())
        .limit(1)
        .executeTakeFirst();
      return known !== undefined;
    },

    /** Call in the transaction that checked (and locked) that the account is unchanged since its password was verified. */
    async start(
      transaction: Database,
      userId: number,
      from: SessionOrigin,
    ): Promise<StartedSession> {
      const now = clock();
      const refreshToken = tokens.create();
      const session = { id: randomUUID(), hash: hashToken(refreshToken), expiresAt: expiry(now) };
      await transaction
        .insertInto('sessions')
        .values({
          id: session.id,
          userId,
          ...from,
          lastUsedAt: now,
          activeHash: session.hash,
          parentHash: null,
          createdAt: now,
          expiresAt: session.expiresAt,
        })
        .execute();
      await storeToken(transaction, session);
      await countDay(transaction, userId, now);
      return { sessionId: session.id, refreshToken };
    },

    /** Ends the session of a refresh token, even an outdated one. Returns the member's id. */
    async endByToken(token: string): Promise<number | undefined> {
      const ended = await database
        .updateTable('sessions as s')
        .from('refreshTokens as t')
        .set({ endedAt: clock() })
        .whereRef('t.sessionId', '=', 's.id')
        .where('t.hash', '=', hashToken(token))
        .where('s.endedAt', 'is', null)
        .returning('s.userId')
        .executeTakeFirst();
      return ended?.userId;
    },

    /** Ends all sessions of an account, except the given one. */
    async endAll(transaction: Database, userId: number, except?: string): Promise<void> {
      await transaction
        .updateTable('sessions')
        .set({ endedAt: clock() })
        .where('userId', '=', userId)
        .where('endedAt', 'is', null)
        .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
        .execute();
    },
  };
}

/** Milliseconds between updates of the last use: updating it each time would cost a write per request. */
const useGranularity = 5 * 60_000;

/** Also on a new day, which counts even if the member leaves soon. */
function isOld(lastUsedAt: string | null, now: Date): boolean {
  return (
    lastUsedAt === null ||
    now.getTime() - Date.parse(lastUsedAt) > useGranularity ||
    lastUsedAt.slice(0, 10) !== now.toISOString().slice(0, 10)
  );
}

async function noteUse(
  database: Database,
  { id: userId, sessionId }: Pick<AuthenticatedMember, 'id' | 'sessionId'>,
  lastUsedAt: Date,
): Promise<void> {
  await database.updateTable('sessions').set({ lastUsedAt }).where('id', '=', sessionId).execute();
  await countDay(database, userId, lastUsedAt);
}

export function expiry(now: Date): Date {
  return new Date(now.getTime() + lifetime);
}

export async function storeToken(
  database: Database,
  { id, hash, expiresAt }: { id: string; hash: string; expiresAt: Date },
): Promise<void> {
  await database.insertInto('refreshTokens').values({ sessionId: id, hash, expiresAt }).execute();
}
