import { isEmail, usernameError } from '../../../contract/rules';
import type { ErrorTextKey } from '../errors/requestError';
import { usernameLook } from './usernameLook';

/** Usernames that could be mistaken for staff or the system. Underscores are ignored in the comparison. */
const reserved = new Set(
  (
    'admin administrator administration root system superadmin superadministrator sysadmin webmaster postmaster ' +
    'hostmaster support staff moderator mod official security abuse help info contact noreply api me null undefined ' +
    'anonymous guest deleted deletedmember vgr videogamerecords'
  ).split(' '),
);

const reservedLooks = new Set(
  [...reserved].flatMap((name) => [name, usernameLook(name), usernameLook(name.toUpperCase())]),
);

function isReservedName(username: string): boolean {
  const name = username.replaceAll('_', '');
  return reservedLooks.has(name.toLowerCase()) || reservedLooks.has(usernameLook(name));
}

/** No control characters (PostgreSQL rejects NUL) and no invisible formatting characters, such as direction marks. */
export function isStorableText(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

const usernameKeys = {
  length: 'usernameLength',
  max: 'usernameMax',
  format: 'usernameFormat',
} as const;

/** The error of a new username, except whether another member uses it. */
export function usernameProblem(username: string): ErrorTextKey | undefined {
  const error = usernameError(username);
  if (error) return usernameKeys[error];
  return isReservedName(username) ? 'usernameTaken' : undefined;
}

/** Characters that separate or enclose addresses in a mail header: one address must never be parsed as two. */
const separators = /[",:;<>()[\]\\]/;

export function emailProblem(email: string): ErrorTextKey | undefined {
  const fine = isEmail(email) && isStorableText(email) && !separators.test(email);
  return fine ? undefined : 'emailFormat';
}

/** The stored form: a lower-case domain; the local part keeps its case. */
export function normalizeEmail(email: string): string {
  const composed = email.normalize('NFC');
  const at = composed.lastIndexOf('@');
  return `${composed.slice(0, at)}@${composed.slice(at + 1).toLowerCase()}`;
}
