import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { moderationPaths } from '../../../../contract/moderationPaths';
import type { ListedRequest } from '../../../../contract/schemas/requests';
import { requestColumns, toRequest, type RequestRow } from '../../requests/requestRows';
import type { Moderator } from '../moderator';
import { toUser, userOf } from '../proofRows';

export interface ListedRow extends RequestRow {
  kind: ListedRequest['kind'];
  grounds: ListedRequest['grounds'];
  askedBy: Parameters<typeof toUser>[0];
  decidedBy: Parameters<typeof toUser>[0];
  mayDecide: boolean;
  /** About a score of the moderator, who is not told who asked, nor with which words. */
  isOwn: boolean;
}

/**
 * Whether a moderator decides about request r, of a player of user u: nobody does about an own score, or one whose proof they ask for
 * at this moment.
 */
const isOthers = ({ id }: Pick<Moderator, 'id'>): RawBuilder<boolean> => sql<boolean>`
  (u.id is distinct from ${id} and not exists (select from proof_requests o
    where o.score_id = r.score_id and o.state = 'open' and o.asked_by = ${id}))`;

/** The columns of a {@link ListedRow}. */
export const listedColumns = (moderator: Moderator, language: Language): RawBuilder<unknown> => sql`
  ${requestColumns(language)}, r.kind, r.grounds, ${userOf('r.asked_by')} as asked_by,
  ${userOf('r.decided_by')} as decided_by, coalesce(u.id = ${moderator.id}, false) as is_own, r.state = 'open' and ${isOthers(moderator)} as may_decide`;

export const toListedRequest = (row: ListedRow, language: Language): ListedRequest => ({
  '@id': moderationPaths.request(row.id),
  '@type': 'ListedRequest',
  ...toRequest(row.isOwn ? { ...row, message: null } : row, language),
  kind: row.kind,
  grounds: row.grounds,
  askedBy: row.isOwn ? null : toUser(row.askedBy),
  decidedBy: toUser(row.decidedBy),
  mayDecide: row.mayDecide,
});
