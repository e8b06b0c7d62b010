import { languages } from '../../contract/languages';

const pattern = new RegExp(
  `^/(?:(?:${languages.join('|')})/)?reset-password\\?token=(?:\\[token\\]|\\{token\\})$`,
);

/**
 * Whether a link in a mail may lead there: to this site's page for a new password and nowhere else. Anything looser would
 * let a stranger have the site send its members a token to a page of the stranger's.
 */
export function isCallBackPath(path: string): boolean {
  return pattern.test(path);
}

/** The address in the mail, with the token in its place. */
export function fillCallBack(origin: string, path: string, token: string): string {
  return `${origin}${path.replace(/\[token\]|\{token\}/, () => token)}`;
}
