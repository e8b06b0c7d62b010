import { languageTags, type Language } from '../../../contract/languages';
import { limits } from '../../../contract/limits';
import { escapeHtml } from '../texts/htmlText';
import { fillText } from '../texts/fillText';
import { serverTexts } from '../texts/serverTexts';
import type { MailKind } from '../../../contract/mailKinds';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface Facts {
  kind: MailKind;
  language: Language;
  username: string;
  siteName: string;
  /** The URL of the mail's only link. */
  link: string;
  /** Values of placeholders specific to this kind of mail. */
  details?: Readonly<Record<string, string>>;
  /** A list after the text. */
  lines?: readonly string[];
}

/** Composes a mail as plain text and as equivalent simple HTML. The link is on its own line. */
export function composeMail(facts: Facts): MailContent {
  const { kind, language, username, siteName, link, details, lines = [] } = facts;
  const texts = serverTexts[language].mail;
  const values = {
    username,
    site: siteName,
    minutes: String(limits.resetLinkMinutes),
    hours: String(limits.emailLinkHours),
    days: String(limits.emailUndoDays),
    ...details,
  };
  const fill = (text: string) => fillText(text, values);
  const { subject, text, action, note } = texts[kind];
  const greeting = fill(texts.greeting);
  // In these mails the note asks the reader to act, and the link follows as the means to do so.
  const noteFirst = kind === 'passwordChanged' || kind === 'emailChanged';
  const before = noteFirst ? [fill(text), fill(note)] : [fill(text)];
  const after = noteFirst ? [] : [fill(note)];
  const end = [fill(texts.signature), fill(texts.automatic)];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`);
  const address = escapeHtml(link);
  return {
    subject: fill(subject),
    text: [
      greeting,
      ...before,
      ...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []),
      link,
      ...after,
      ...end,
      '',
    ].join('\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>${escapeHtml(fill(subject))}</title></head><body>`,
      ...[greeting, ...before].map(paragraph),
      ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : []),
      `<p><a href="${address}">${escapeHtml(fill(action))}</a></p>`,
      `<p>${address}</p>`,
      ...[...after, ...end].map(paragraph),
      '</body></html>',
      '',
    ].join('\n'),
  };
}
