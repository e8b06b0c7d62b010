import { hasRole, roles } from '../../../contract/roles';
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

/** A list of all addresses in one file is for the few who answer for the site. */
const withEmail: typeof columns = [
  ...columns.slice(0, 2),
  ['email', ({ email }) => email],
  ...columns.slice(2),
];

/** What a reader of these roles may be told. */
export const exportColumns = (reader: { roles: readonly string[] }) =>
  hasRole(reader.roles, roles.superAdmin) ? withEmail : columns;
