import type { Credentials } from '../../../contract/schemas/session';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from '../users/memberRepository';
import type { SessionRepository } from './sessionRepository';
import { sanctioned, sessionRejected } from '../../platform/errors/problemError';
import { findSanction } from '../../platform/security/sanctions';
import { createSuspensions } from '../reports/suspensions';
import { limitTable, type Limit } from '../../platform/rateLimits/limitTable';
import { addressRange, shownRange } from '../../platform/security/addressRange';
import { isOutdatedHash } from '../../platform/security/passwords';
import type { AccountRow } from '../users/memberRepository';
import {
  toAuthenticated,
  type AuthenticatedMember,
} from '../../platform/security/authenticatedMember';
import type { RequestContext } from '../../platform/http/requestContext';
import { deviceName } from '../../platform/http/deviceName';
import type { StartedSession } from './sessionRepository';

/** Why a login failed: the key of the response's text, and the reason in the audit log. */
type LoginRejection =
  | 'invalidCredentials'
  | 'accountDisabled'
  | 'accountSuspended'
  | 'passwordResetRequired';

export interface LogIn extends StartedSession {
  member: AuthenticatedMember;
}

/**
 * Logs in with a username or email address and a password. An unknown name and a wrong password produce the same response in the
 * same time.
 */
export function createLogIn(
  services: Pick<
    PlatformServices,
    | 'audit'
    | 'clock'
    | 'database'
    | 'limits'
    | 'logger'
    | 'mails'
    | 'passwords'
    | 'pseudonym'
    | 'repeatedAudit'
  > & { members: MemberRepository; sessions: SessionRepository },
) {
  const { limits, members, passwords, audit, clock, database } = services;
  const suspensions = createSuspensions(services);

  /** Ends a suspension whose time is over: the job may be late. */
  async function findSuspension({ id: userId, suspendedUntil: until }: AccountRow) {
    if (until === null) return undefined;
    const at = clock();
    const found = await findSanction(database, { userId, measure: 'suspend', at });
    if (found) return found;
    await suspensions.end(userId);
    return undefined;
  }

  return async (context: RequestContext, credentials: Credentials): Promise<LogIn> => {
    const { username, password } = credentials;
    const address = addressRange(context.ip);
    const origin = services.pseudonym(address);
    const account = await members.findByLogin(username);
    const counted = await accountCounter(services, { account, username, origin });
    const counters: [Limit, string][] = [[limitTable.loginPerAddress, address], counted];
    for (const [limit, who] of counters) await takeOrRecord(services, context, limit, who, account);

    const reject = async (
      reason: LoginRejection,
      subjectId: number | null,
      error = sessionRejected(reason),
    ): Promise<never> => {
      await audit(context, { event: 'loginFailed', actorId: null, subjectId, details: { reason } });
      throw error;
    };
    const proved = await passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !proved) {
      return reject('invalidCredentials', account?.id ?? null);
    }
    if (account.disabledAt !== null) return reject('accountDisabled', account.id);
    const suspension = await findSuspension(account);
    if (suspension)
      return reject('accountSuspended', account.id, sanctioned('suspended', suspension));
    if (account.passwordResetRequiredAt !== null)
      return reject('passwordResetRequired', account.id);
    const session = await begin(services, context, account, { password, origin });
    // A successful login does not count as a guess.
    await limits.giveBack(limitTable.loginPerAddress, address);
    await limits.reset(...counted);
    return session;
  };
}

interface Attempt {
  account: AccountRow | undefined;
  username: string;
  origin: string;
}

/**
 * The counter of an attempt. Origins that have logged in to the account before have their own counter, so that attackers
 * elsewhere cannot lock the owner out.
 */
async function accountCounter(
  { sessions }: { sessions: SessionRepository },
  { account, username, origin }: Attempt,
): Promise<[Limit, string]> {
  const limit = limitTable.loginPerAccount;
  if (!account) return [limit, `name ${username.trim().toLowerCase()}`];
  const known = await sessions.knowsOrigin(account.id, origin);
  return [limit, known ? `account ${account.id} ${origin}` : `account ${account.id}`];
}

async function takeOrRecord(
  { limits, repeatedAudit }: Pick<PlatformServices, 'limits' | 'repeatedAudit'>,
  context: RequestContext,
  ...[limit, who, account]: [Limit, string, AccountRow | undefined]
) {
  try {
    await limits.takeLogin(limit, who);
  } catch (error) {
    const details = { limit: limit.name };
    await repeatedAudit(context, {
      event: 'loginLimited',
      actorId: null,
      subjectId: account?.id ?? null,
      details,
    });
    throw error;
  }
}

async function begin(
  {
    database,
    members,
    passwords,
    sessions,
    audit,
  }: Pick<PlatformServices, 'audit' | 'database' | 'passwords'> & {
    members: MemberRepository;
    sessions: SessionRepository;
  },
  context: RequestContext,
  account: AccountRow,
  { password, origin }: { password: string; origin: string },
): Promise<LogIn> {
  const { passwordHash } = account;
  const rehashed =
    passwordHash !== null && isOutdatedHash(passwordHash) ? await passwords.hash(password) : null;
  return database.transaction().execute(async (transaction) => {
    // The password may have been changed while it was being verified.
    const unchanged = await members.lockUnchanged(transaction, account);
    if (!unchanged) throw sessionRejected('invalidCredentials');
    if (rehashed !== null) await members.storeHash(transaction, account.id, rehashed);
    const started = await sessions.start(transaction, account.id, {
      origin,
      device: deviceName(context.userAgent) ?? null,
      addressRange: shownRange(context.ip) ?? null,
    });
    await members.noteLogin(transaction, account.id);
    await audit(context, { event: 'loginSucceeded', actorId: account.id }, transaction);
    return { ...started, member: toAuthenticated(account, started.sessionId) };
  });
}
