import { fitsPasswordLimits, isPassword, isSamePassword } from '../../../contract/rules';
import type { PasswordChange, ProfileUpdate, Registration } from '../../../contract/schemas/users';
import {
  refuseViolations,
  type ErrorTextKey,
  type Violation,
} from '../../platform/errors/requestError';
import type { MemberChanges } from './memberRepository';
import {
  emailProblem,
  isStorableText,
  normalizeEmail,
  usernameProblem,
} from '../../platform/texts/memberText';

function violation(propertyPath: string, textKey: ErrorTextKey | undefined): Violation[] {
  return textKey === undefined ? [] : [{ propertyPath, textKey }];
}

/** @throws RequestError listing every invalid field. */
export function checkRegistration(body: Registration): Registration {
  const { plainPassword } = body;
  const [username, email] = [body.username.trim(), body.email.trim()];
  refuseViolations([
    ...violation('username', usernameProblem(username)),
    ...violation('email', emailProblem(email)),
    ...violation('plainPassword', isPassword(plainPassword) ? undefined : 'passwordRule'),
  ]);
  return { username, email: normalizeEmail(email), plainPassword };
}

/** @throws RequestError when the new password breaks the password rules or is the current one. */
export function checkNewPassword({ currentPassword, newPassword }: PasswordChange): void {
  const rule = isPassword(newPassword) ? undefined : 'passwordRule';
  const same = isSamePassword(currentPassword, newPassword) ? 'passwordUnchanged' : undefined;
  refuseViolations(violation('newPassword', rule ?? same));
}

/** @throws RequestError when the length is invalid; a reset checks nothing else. */
export function checkResetPassword(plainPassword: string): void {
  const fine = fitsPasswordLimits(plainPassword);
  refuseViolations(violation('plainPassword', fine ? undefined : 'passwordLength'));
}

interface Saved {
  username: string;
  email: string;
  language: string | null;
}

/**
 * The fields of an update that differ from the saved ones. Only these are validated, so that usernames from before the current
 * rules remain valid.
 * @throws RequestError listing every invalid changed field.
 */
export function changesOf(saved: Saved, update: ProfileUpdate): MemberChanges {
  const { language } = update;
  const username = update.username?.trim();
  const email = update.email?.trim() === saved.email ? undefined : update.email?.trim();
  const renamed = username !== undefined && username !== saved.username;
  const spoken = language !== undefined && language !== saved.language;
  refuseViolations([
    ...violation('username', renamed ? usernameProblem(username) : undefined),
    ...violation('email', email === undefined ? undefined : emailProblem(email)),
    ...violation('language', spoken && !isStorableText(language) ? 'invalidValue' : undefined),
  ]);
  return {
    ...(renamed ? { username } : {}),
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(spoken ? { language } : {}),
  };
}
