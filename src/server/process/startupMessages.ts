import path from 'node:path';
import type { ServerConfig } from '../platform/settings/config';
import { sampleAccounts } from '../sample/sampleMembers';

/** Prints one line of plain text for the operator. */
export type PrintLine = (line: string) => void;

function mailTarget({ smtpUrl, dataFolder }: ServerConfig): string {
  if (smtpUrl !== undefined) return new URL(smtpUrl).host;
  const folder = path.join(dataFolder, 'mail');
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : relative;
}

export function printSampleAccounts(announce: PrintLine): void {
  announce('Sample accounts:');
  for (const { username, password, role } of sampleAccounts) {
    announce(`  ${username} / ${password} (${role})`);
  }
}

/** Prints what a newcomer needs to know once the site is running. */
export function printReady(
  announce: PrintLine,
  { config, origin, seeded }: { config: ServerConfig; origin: string; seeded: boolean },
): void {
  if (seeded) printSampleAccounts(announce);
  announce(`Outgoing mail: ${mailTarget(config)}`);
  announce(`The site is at ${origin}`);
}
