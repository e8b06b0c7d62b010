import { isEmail, usernameFault } from '../../contract/rules';
import type { ErrorTextKey } from '../errors/requestError';

/** Names that would pass for the house's own. Underscores do not make another name of them. */
const reserved = new Set(
  (
    'admin administrator administration root system superadmin superadministrator sysadmin webmaster postmaster ' +
    'hostmaster support staff moderator mod official security abuse help info contact noreply api me null undefined ' +
    'anonymous guest deleted deletedmember vgr videogamerecords'
  ).split(' '),
);

export function isReservedName(username: string): boolean {
  return reserved.has(username.toLowerCase().replaceAll('_', ''));
}

/** No control characters (PostgreSQL refuses NUL) and none of the invisible ones that turn text around or hide in it. */
export function isStorableText(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

const usernameKeys = {
  length: 'usernameLength',
  max: 'usernameMax',
  format: 'usernameFormat',
} as const;

/** What is wrong with a new username, but for whether it is taken by a member. */
export function usernameProblem(username: string): ErrorTextKey | undefined {
  const fault = usernameFault(username);
  if (fault) return usernameKeys[fault];
  return isReservedName(username) ? 'usernameTaken' : undefined;
}

/** Signs that separate or wrap addresses in a mail's header: one address must never become two. */
const separators = /[",:;<>()[\]\\]/;

export function emailProblem(email: string): ErrorTextKey | undefined {
  const fine = isEmail(email) && isStorableText(email) && !separators.test(email);
  return fine ? undefined : 'emailFormat';
}

/** As it is stored: the host's name has no capitals, the mailbox's name may. */
export function normalizeEmail(email: string): string {
  const composed = email.normalize('NFC');
  const at = composed.lastIndexOf('@');
  return `${composed.slice(0, at)}@${composed.slice(at + 1).toLowerCase()}`;
}
