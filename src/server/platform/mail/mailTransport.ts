import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { AppConfig } from '../settings/appDependencies';
import { publicOrigin } from '../http/publicOrigin';
import type { MailContent } from './composeMail';
import type { MailSender } from './mailSender';

export interface OutgoingMail extends MailContent {
  to: string;
  /** The sender's name unless the configuration sets another. */
  siteName: string;
}

export interface MailTransport {
  /**
   * Rejects when the mail could not be sent. `reference` is the same for each attempt: it names the file, which is written once
   * however often it is sent, and the message ID, by which mail servers recognise a message that they have already received.
   */
  send: (mail: OutgoingMail, reference: string) => Promise<void>;
  close: () => void;
}

/** Timeout in milliseconds for each step of the SMTP connection. */
const timeout = 10_000;

/** Sends by SMTP or writes files; undefined if neither is configured. */
export function createMailTransport(config: AppConfig): MailTransport | undefined {
  const { smtpUrl, dataFolder, mailFrom } = config;
  const from = mailFrom ?? { address: `no-reply@${new URL(publicOrigin(config)).hostname}` };
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, from);
  return dataFolder === undefined ? undefined : fileTransport(path.join(dataFolder, 'mail'), from);
}

/** Addresses are passed as objects, so that a string cannot be parsed as several addresses. */
function envelope(from: MailSender, { to, siteName }: OutgoingMail, reference: string) {
  return {
    messageId: `<${reference}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: { name: siteName, ...from },
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(url: string, from: MailSender): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return {
    send: async (mail, reference) => {
      const { subject, text, html } = mail;
      await transport.sendMail({ ...envelope(from, mail, reference), subject, text, html });
    },
    close: () => transport.close(),
  };
}

/**
 * Writes one file per mail, atomically. The text is not encoded (8bit), so that any editor shows it with its links in one piece.
 */
function fileTransport(folder: string, from: MailSender): MailTransport {
  const part = (type: string, content: string) => ({
    raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content.replaceAll('\n', '\r\n')}`,
  });
  return {
    send: async (mail, reference) => {
      const { subject, text, html } = mail;
      const message = await new MailComposer({
        ...envelope(from, mail, reference),
        subject,
        alternatives: [part('text/plain', text), part('text/html', html)],
      })
        .compile()
        .build();
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${reference}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
