import { hasRole, roles } from '../../../../contract/roles';
import type { CsvColumn } from '../csv';
import { stateOf } from './accountReply';
import type { ExportedMember } from './memberList';

const columns: readonly CsvColumn<ExportedMember>[] = [
  ['id', ({ id }) => id],
  ['username', ({ username }) => username],
  ['roles', (member) => member.roles.join(' ')],
  ['state', (member) => stateOf(member)],
  ['language', ({ language }) => language],
  ['registered', ({ createdAt }) => createdAt],
  ['last_login', ({ lastLoginAt }) => lastLoginAt],
];

/** Only super administrators may export email addresses. */
const withEmail: typeof columns = [
  ...columns.slice(0, 2),
  ['email', ({ email }) => email],
  ...columns.slice(2),
];

/** The columns that a reader with these roles may export. */
export const memberExportColumns = (reader: { roles: readonly string[] }) =>
  hasRole(reader.roles, roles.superAdmin) ? withEmail : columns;
