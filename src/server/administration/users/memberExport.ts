import { hasRole, roles } from '../../../contract/roles';
import { byteOrderMark, csvLine, type CsvCell } from '../csv';
import { stateOf } from './accountReply';
import type { ExportedMember } from './memberList';

type Column = readonly [name: string, read: (member: ExportedMember) => CsvCell];

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['username', ({ username }) => username],
  ['roles', (member) => member.roles.join(' ')],
  ['state', (member) => stateOf(member)],
  ['language', ({ language }) => language],
  ['registered', ({ createdAt }) => createdAt],
  ['last_login', ({ lastLoginAt }) => lastLoginAt],
];

/** A list of all addresses in one file is for the few who answer for the site. */
const withEmail: readonly Column[] = [
  ...columns.slice(0, 2),
  ['email', ({ email }) => email],
  ...columns.slice(2),
];

/** The lines of the file, some hundred members at a time. */
export async function* exportLines(
  members: AsyncIterable<ExportedMember>,
  reader: { roles: readonly string[] },
): AsyncGenerator<string> {
  const shown = hasRole(reader.roles, roles.superAdmin) ? withEmail : columns;
  yield byteOrderMark + csvLine(shown.map(([name]) => name));
  let lines = '';
  for await (const member of members) {
    lines += csvLine(shown.map(([, read]) => read(member)));
    if (lines.length > 16_384) {
      yield lines;
      lines = '';
    }
  }
  if (lines !== '') yield lines;
}
