import { languages } from '../../../contract/languages';

const pattern = new RegExp(
  `^/(?:(?:${languages.join('|')})/)?reset-password\\?token=(?:\\[token\\]|\\{token\\})$`,
);

/**
 * Whether a mail may link to the path: only this site's page to reset the password. Anything looser would let an attacker have
 * reset tokens sent to a page of their own.
 */
export function isResetLinkPath(path: string): boolean {
  return pattern.test(path);
}

/** The URL for the mail, with the token filled in. */
export function fillResetLink(origin: string, path: string, token: string): string {
  return `${origin}${path.replace(/\[token\]|\{token\}/, () => token)}`;
}
