import type { CaseConflictKind } from '../../../contract/reports';
import { toUser } from './caseRows';
import type { Database } from '../../platform/database/tables';
import { ProblemError } from '../../platform/errors/problemError';
import type { ErrorTextKey } from '../../platform/errors/requestError';

const textKeys: Record<CaseConflictKind, ErrorTextKey> = {
  decided: 'caseDecided',
  reversed: 'caseReversed',
  notDecided: 'caseNotDecided',
  notReversible: 'caseNotReversible',
};

/** The case is not as the moderator saw it: who changed it, and when. */
export async function caseConflict(
  database: Database,
  error: CaseConflictKind,
  { by, at }: { by: number | null; at: string | null },
): Promise<ProblemError> {
  const user =
    by === null
      ? undefined
      : await database
          .selectFrom('users')
          .select(['id', 'username', 'slug'])
          .where('id', '=', by)
          .executeTakeFirst();
  const fields = { error, by: toUser(user ?? null), at };
  return new ProblemError({ status: 409, textKey: textKeys[error], fields });
}
