import type { AppServices } from '../appServices';
import { accountRejected } from '../errors/problemError';
import { limitTable } from '../rateLimits/limitTable';

/**
 * Confirms that the user of a session also knows the account's password.
 * @returns the hash the password was verified against.
 * @throws ProblemError (400, or 429 after too many attempts)
 */
export async function verifyCurrentPassword(
  { limits, members, passwords }: AppServices,
  userId: number,
  password: string,
): Promise<string> {
  const who = String(userId);
  await limits.take(limitTable.passwordPerAccount, who);
  const stored = await members.findPasswordHash(userId);
  const right = await passwords.verify(stored, password);
  if (stored === null || !right) throw accountRejected('wrongPassword');
  await limits.reset(limitTable.passwordPerAccount, who);
  return stored;
}
