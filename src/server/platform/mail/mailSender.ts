import { emailProblem, isStorableText } from '../texts/memberText';

export interface MailSender {
  address: string;
  /** Default: the site's name. */
  name?: string;
}

/** Reads `address`, `Name <address>` or `"Name" <address>`; undefined for anything else. */
export function parseMailSender(text: string): MailSender | undefined {
  const [, quoted = '', inside] =
    /^("(?:[^"\\]|\\.)*"|[^"<>]*)\s*<([^<>]*)>$/s.exec(text.trim()) ?? [];
  const address = (inside ?? text).trim();
  const name = unquote(quoted.trim());
  const valid = emailProblem(address) === undefined && isStorableText(name);
  if (!valid) return undefined;
  return name === '' ? { address } : { address, name };
}

function unquote(text: string): string {
  const inside = /^"(.*)"$/s.exec(text)?.[1];
  return inside === undefined ? text : inside.replaceAll(/\\(.)/gs, '$1').trim();
}
