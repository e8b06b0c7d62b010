import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../eventually';

/** A data folder for one test, and the mails a server wrote into it. */
export async function createMailFolder() {
  return openMailFolder(await mkdtemp(path.join(tmpdir(), 'vgr_mail_')));
}

/** The mails in an existing data folder. */
export function openMailFolder(dataFolder: string) {
  const folder = path.join(dataFolder, 'mail');

  /** All mails, oldest first, as text. */
  const read = async (): Promise<string[]> => {
    const files = await readdir(folder).catch(() => []);
    const mails = files.filter((file) => file.endsWith('.eml')).toSorted();
    return Promise.all(mails.map((file) => readFile(path.join(folder, file), 'utf8')));
  };
  const to = async (address: string) =>
    (await read()).filter((mail) => mail.includes(`To: ${address}\r\n`));

  return {
    dataFolder,
    read,
    to,
    /** The newest mail to an address, once there are this many. */
    newest: async (address: string, count = 1): Promise<string> => {
      const mails = await eventually(
        () => to(address),
        (found) => found.length >= count,
      );
      return mails.at(-1) ?? '';
    },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

export type MailFolder = Awaited<ReturnType<typeof createMailFolder>>;

/** The token in the link of a mail. */
export function tokenIn(mail: string): string {
  return /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
}
