import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '../../../contract/reports';
import type { Database } from '../../platform/database/tables';
import type { KeptSubject } from '../../platform/database/reportTables';
import { shownContent, type CommentText } from '../comments/commentText';

interface PresentRow {
  hidden: boolean;
  kept: KeptSubject | null;
  comment: CommentText | null;
}

/** What is there now, in the form of what was kept. */
const queries: Record<ReportKind, (id: number, thing: string) => RawBuilder<PresentRow>> = {
  comment: (id) => sql`
    select c.hidden_at is not null as hidden, null as kept, json_build_object(
      'content', c.content, 'contentSource', c.content_source, 'sanitizerVersion', c.sanitizer_version) as comment
    from comments c where c.id = ${id}`,
  score: (id) => sql`
    select false as hidden, json_build_object('amounts', s.amounts) as kept, null as comment from scores s where s.id = ${id}`,
  picture: (id) => sql`
    select i.hidden_at is not null as hidden, '{}'::json as kept, null as comment
    from proof_pictures i where i.id = ${id} and i.picture_id is not null`,
  avatar: (id) => sql`
    select a.hidden_at is not null as hidden,
      json_build_object('avatar', translate(encode(a.bytes, 'base64'), E'\n', '')) as kept, null as comment
    from avatars a where a.user_id = ${id}`,
  name: (id, thing) => sql`
    select md5(folded_username(u.username)) <> ${thing} and exists (select from report_cases c
        where c.kind = 'name' and c.thing = ${thing} and c.hide and c.reversed_at is null) as hidden,
      json_build_object('name', u.username) as kept, null as comment from users u where u.id = ${id}`,
};

interface Subject {
  kind: ReportKind;
  subjectId: number;
  thing: string;
  kept: KeptSubject | null;
}

/**
 * Whether the reported thing is still there, as it was or changed, and whether it is hidden; and what moderators are shown. Nothing is
 * kept of a member who has left, whose comments and scores everyone still sees: they are shown as they are now.
 */
export async function findPresent(database: Database, { kind, subjectId, thing, kept }: Subject) {
  const row = (await queries[kind](subjectId, thing).execute(database)).rows[0];
  if (!row) return { exists: false, changed: false, isHidden: false, shown: kept };
  const present = row.comment ? { text: shownContent(row.comment) } : row.kept;
  const shown = kept && Object.keys(kept).length === 0 ? present : kept;
  const changed = shown !== null && JSON.stringify(present) !== JSON.stringify(shown);
  return { exists: true, changed, isHidden: row.hidden, shown };
}
