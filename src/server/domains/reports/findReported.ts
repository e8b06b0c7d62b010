import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '../../../contract/reports';
import type { Database } from '../../platform/database/tables';
import type { KeptSubject } from '../../platform/database/reportTables';
import { accountIsOut } from '../../platform/database/accountIsOut';
import { shownContent, type CommentText } from '../comments/commentText';

interface FoundSubject {
  /** In report_cases. */
  subjectId: number;
  thing: string;
  placeId: number | null;
  ownerId: number | null;
  kept: KeptSubject;
}

interface SubjectRow extends Partial<CommentText> {
  subjectId: number;
  thing?: string;
  placeId: number | null;
  ownerId: number | null;
  name?: string;
  bytes?: Buffer;
  amounts?: number[];
}

const ofPublicGame = sql`join charts c on c.id = s.chart_id join games g on g.id = c.game_id and g.status in ('active', 'closed')
  join players l on l.id = s.player_id`;

/** What everyone sees, and what a moderator has not hidden yet. */
const queries: Record<ReportKind, (id: number, at: Date) => RawBuilder<SubjectRow>> = {
  comment: (id, at) => sql`
    select c.id as subject_id, c.article_id as place_id, c.user_id as owner_id, c.content, c.content_source, c.sanitizer_version
    from comments c join articles a on a.id = c.article_id and a.status = 'PUBLISHED' and a.published_at <= ${at}
    where c.id = ${id} and c.hidden_at is null`,
  score: (id) => sql`
    select s.id as subject_id, null::int as place_id, l.user_id as owner_id, s.amounts
    from scores s ${ofPublicGame} where s.id = ${id}`,
  picture: (id) => sql`
    select i.id as subject_id, s.id as place_id, l.user_id as owner_id
    from scores s ${ofPublicGame} cross join lateral (
      select p.proof_picture_id from proofs p where p.score_id = s.id and p.state = 'accepted'
      order by p.revision desc, p.id desc limit 1
    ) p join proof_pictures i on i.id = p.proof_picture_id and i.picture_id is not null and i.hidden_at is null
    where s.id = ${id} and s.state = 'proved'`,
  avatar: (id) => sql`
    select u.id as subject_id, null::int as place_id, u.id as owner_id, a.bytes, a.hash as thing
    from users u join avatars a on a.user_id = u.id and a.hidden_at is null
    where u.id = ${id} and not ${accountIsOut('u')}`,
  name: (id) => sql`
    select u.id as subject_id, null::int as place_id, u.id as owner_id, u.username as name, md5(folded_username(u.username)) as thing
    from users u where u.id = ${id} and not ${accountIsOut('u')}`,
};

function keptOf({ name, bytes, amounts, ...row }: SubjectRow): KeptSubject {
  const { content, contentSource, sanitizerVersion } = row;
  if (content !== undefined && contentSource !== undefined && sanitizerVersion !== undefined)
    return { text: shownContent({ content, contentSource, sanitizerVersion }) };
  if (name !== undefined) return { name };
  if (bytes) return { avatar: bytes.toString('base64') };
  return amounts ? { amounts } : {};
}

/** What a member reports, as it is now; undefined if it is not shown. */
export async function findReported(
  database: Database,
  { kind, id, at }: { kind: ReportKind; id: number; at: Date },
): Promise<FoundSubject | undefined> {
  const row = (await queries[kind](id, at).execute(database)).rows[0];
  if (!row) return undefined;
  const { subjectId, thing = '', placeId, ownerId } = row;
  return { subjectId, thing, placeId, ownerId, kept: keptOf(row) };
}
