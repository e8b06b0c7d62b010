import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import { accountRejected } from '../../platform/errors/problemError';
import { limitTable } from '../../platform/rateLimits/limitTable';

/**
 * Confirms that the user of a session also knows the account's password.
 * @param field the name of the field that has the password, for the rejection.
 * @returns the hash the password was verified against.
 * @throws ProblemError (400, or 429 after too many attempts)
 */
export async function verifyCurrentPassword(
  {
    limits,
    members,
    passwords,
  }: Pick<PlatformServices, 'limits' | 'passwords'> & { members: MemberRepository },
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<string> {
  const who = String(userId);
  await limits.take(limitTable.passwordPerAccount, who);
  const stored = await members.findPasswordHash(userId);
  const right = await passwords.verify(stored, password);
  if (stored === null || !right) throw accountRejected('wrongPassword', field);
  await limits.reset(limitTable.passwordPerAccount, who);
  return stored;
}
