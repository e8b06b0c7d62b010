import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sql, type RawBuilder } from 'kysely';
import type { AuditEvent } from '../../../../contract/auditEvents';
import { postedKinds } from '../../../platform/database/postedKinds';
import type { Database } from '../../../platform/database/tables';

const decompress = promisify(brotliDecompress);
const batch = 200;

/** A list of the file: its name and its entries as JSON texts. */
export interface OwnDataPart {
  name: string;
  entries: AsyncIterable<string>;
}

interface Row {
  key: string | number;
  entry: unknown;
}

/** Reads rows in batches by key, so that a member with many comments costs no more memory than one with few. */
async function* inBatches(
  database: Database,
  read: (after: string | number | null) => RawBuilder<Row>,
): AsyncGenerator<string> {
  let after: string | number | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await read(after).execute(database);
    for (const { entry } of rows) yield JSON.stringify(entry);
    if (rows.length < batch) return;
    after = rows.at(-1)?.key ?? null;
  }
}

/** Cases with the snapshots that the member sent, which are JSON texts. The notes of the staff are not the member’s. */
async function* supportCases(database: Database, userId: number): AsyncGenerator<string> {
  const cases = await database
    .selectFrom('supportCases')
    .select(['id', 'code', 'status', 'description', 'locale', 'page', 'browser'])
    .select(['operatingSystem', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  for (const { id, ...facts } of cases) {
    const { snapshot } = await database
      .selectFrom('supportCases')
      .select('snapshot')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const text = (await decompress(snapshot)).toString('utf8');
    yield `${JSON.stringify(facts).slice(0, -1)},"snapshot":${text}}`;
  }
}

/** The lists of a member’s data. Columns are named one by one: hashes, tokens and pseudonyms are never among them. */
export function ownDataParts(database: Database, userId: number): OwnDataPart[] {
  const rows = (name: string, read: (after: string | number | null) => RawBuilder<Row>) => ({
    name,
    entries: inBatches(database, read),
  });
  return [
    rows(
      'emailChanges',
      (after) => sql`
        select id as key, json_build_object('oldEmail', old_email, 'newEmail', new_email,
          'requestedAt', requested_at, 'confirmedAt', confirmed_at, 'device', device,
          'network', address_range) as entry
        from email_changes where user_id = ${userId} and id > ${after ?? 0} order by id limit ${batch}`,
    ),
    rows(
      'formerUsernames',
      (after) => sql`
        select username as key, json_build_object('username', username, 'reservedUntil', reserved_until) as entry
        from former_usernames where user_id = ${userId} and username > ${after ?? ''} order by username limit ${batch}`,
    ),
    rows(
      'sessions',
      (after) => sql`
        select id as key, json_build_object('device', device, 'network', address_range,
          'startedAt', created_at, 'lastUsedAt', last_used_at, 'expiresAt', expires_at,
          'endedAt', ended_at) as entry
        from sessions where user_id = ${userId} and id > ${after ?? zeroUuid} order by id limit ${batch}`,
    ),
    rows(
      'comments',
      (after) => sql`
        select id as key, json_build_object('id', id, 'article', article_id, 'content', content,
          'createdAt', created_at, 'editedAt', edited_at, 'hiddenAt', hidden_at) as entry
        from comments where user_id = ${userId} and id > ${after ?? 0} order by id limit ${batch}`,
    ),
    rows(
      'articles',
      (after) => sql`
        select id as key, json_build_object('id', id, 'slug', slug, 'status', status,
          'createdAt', created_at, 'publishedAt', published_at, 'texts', (
            select coalesce(json_agg(json_build_object('language', t.language, 'title', t.title,
              'excerpt', t.excerpt, 'content', t.content) order by t.language), '[]'::json)
            from article_translations t where t.article_id = a.id)) as entry
        from articles a where author_id = ${userId} and id > ${after ?? 0} order by id limit ${batch}`,
    ),
    rows(
      'player',
      (after) => sql`
        select id as key, json_build_object('country', country, 'since', created_at, 'ranked', ranked,
          'unrankedAt', unranked_at, 'unrankReason', unrank_reason, 'unrankNote', unrank_note) as entry
        from players where user_id = ${userId} and id > ${after ?? 0} order by id limit ${batch}`,
    ),
    rows(
      'scores',
      (after) => sql`
        select s.id as key, json_build_object('chart', s.chart_id, 'values', s.amounts,
          'platform', s.platform_id, 'achievedOn', s.achieved_on, 'postedAt', s.posted_at,
          'changedAt', s.changed_at, 'state', s.state, 'ranked', s.ranked, 'country', p.country, 'history', (
            select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'before', e.before,
              'after', e.after, 'reason', e.detail->>'reason', 'note', n.text) order by e.id), '[]'::json)
            from score_events e left join event_notes n on n.chart_id = e.chart_id and n.sequence = e.sequence
            where e.score_id = s.id)) as entry
        from scores s join players p on p.id = s.player_id
        where p.user_id = ${userId} and s.id > ${after ?? 0} order by s.id limit ${batch}`,
    ),
    rows(
      'proofs',
      (after) => sql`
        select f.id as key, json_build_object('id', f.id, 'score', f.score_id, 'values', f.amounts,
          'picture', f.proof_picture_id, 'video', f.video, 'comment', f.comment, 'answers', f.answers,
          'state', f.state, 'sentAt', f.sent_at, 'decidedAt', f.decided_at, 'reason', f.reason,
          'note', f.note) as entry
        from proofs f join players p on p.id = f.player_id
        where p.user_id = ${userId} and f.id > ${after ?? 0} order by f.id limit ${batch}`,
    ),
    rows(
      'proofPictures',
      (after) => sql`
        select i.id as key, json_build_object('id', i.id, 'width', i.width, 'height', i.height,
          'sentAt', i.created_at, 'files', (
            select coalesce(json_agg('/media/pictures/' || f.hash || '-' || f.width || '.webp' order by f.width), '[]'::json)
            from picture_files f where f.picture_id = i.picture_id)) as entry
        from proof_pictures i join players p on p.id = i.player_id
        where p.user_id = ${userId} and i.id > ${after ?? 0} order by i.id limit ${batch}`,
    ),
    rows(
      'proofRequests',
      (after) => sql`
        select r.id as key, json_build_object('id', r.id, 'score', r.score_id, 'grounds', r.grounds,
          'message', r.message, 'state', r.state, 'askedAt', r.asked_at, 'decidedAt', r.decided_at,
          'reason', r.reason, 'note', r.note) as entry
        from proof_requests r where r.asked_by = ${userId} and r.id > ${after ?? 0} order by r.id limit ${batch}`,
    ),
    rows(
      'totalsByDay',
      (after) => sql`
        select d.day as key, json_build_object('day', d.day, 'chartPoints', d.chart_points,
          'gamePoints', d.game_points, 'scores', d.score_count, 'proved', d.proved_count,
          'posts', d.posts) as entry
        from (
          select player_id, day, chart_points, game_points, score_count, proved_count, posts from player_days k
          where not exists (select from player_totals t where t.player_id = k.player_id and t.day = k.day)
          union all
          -- The last day on which something changed is that of the totals, until the next one.
          select t.player_id, t.day, t.chart_points, t.game_points, t.score_count, t.proved_count,
            (select count(*) from score_events e where e.player_id = t.player_id
              and e.kind in ${postedKinds} and (e.at at time zone 'UTC')::date = t.day)
          from player_totals t where t.day is not null
        ) d join players p on p.id = d.player_id
        where p.user_id = ${userId} and d.day > ${after ?? firstDay}::date order by d.day limit ${batch}`,
    ),
    rows(
      'pinnedScores',
      (after) => sql`
        select n.position as key, to_json(n.score_id) as entry from pinned_scores n
        where n.user_id = ${userId} and n.position > ${after ?? 0} order by n.position limit ${batch}`,
    ),
    rows(
      'privateParts',
      (after) => sql`
        select part as key, to_json(part) as entry from players p cross join unnest(p.private_parts) part
        where p.user_id = ${userId} and part > ${after ?? ''} order by part limit ${batch}`,
    ),
    rows(
      'badges',
      (after) => sql`
        select b.id as key, json_build_object('game', b.game_id, 'value', b.value, 'wonAt', b.won_at,
          'lostAt', b.lost_at) as entry
        from player_badges b join players p on p.id = b.player_id
        where p.user_id = ${userId} and b.id > ${after ?? 0} order by b.id limit ${batch}`,
    ),
    rows(
      'activity',
      (after) => sql`
        select user_id as key, json_build_object('days', days, 'lastDay', last_day, 'comments', comments) as entry
        from member_activity where user_id = ${userId} and user_id > ${after ?? 0} limit ${batch}`,
    ),
    rows(
      'lastVisit',
      (after) => sql`
        select user_id as key, json_build_object('seenAt', seen_at, 'seen', seen, 'since', since, 'before', before) as entry
        from member_visits where user_id = ${userId} and user_id > ${after ?? 0} limit ${batch}`,
    ),
    rows(
      'reports',
      (after) => sql`
        select r.id as key, json_build_object('kind', c.kind, 'reason', r.reason, 'message', r.message,
          'reportedAt', r.reported_at, 'decidedAt', c.decided_at, 'decision', c.reason, 'note', c.note) as entry
        from reports r join report_cases c on c.id = r.case_id
        where r.reporter_id = ${userId} and r.id > ${after ?? 0} order by r.id limit ${batch}`,
    ),
    rows(
      'notices',
      (after) => sql`
        select n.id as key, json_build_object('kind', n.kind, 'at', n.at, 'seenAt', n.seen_at, 'about', c.kind,
          'reason', case when n.kind = 'reversed' then c.reversal_reason else c.reason end,
          'note', case when n.kind = 'reversed' then c.reversal_note else c.note end,
          'until', case when n.kind in ('silenced', 'suspended') then c.until end) as entry
        from notices n join report_cases c on c.id = n.case_id
        where n.user_id = ${userId} and n.id > ${after ?? 0} order by n.id limit ${batch}`,
    ),
    { name: 'supportCases', entries: supportCases(database, userId) },
    rows(
      'auditLog',
      (after) => sql`
        select id as key, json_build_object('at', at, 'event', event, 'details', details) as entry
        from audit_log where (actor_id = ${userId} or subject_id = ${userId} and event <> all(${sql.val([...untold])})) and id > ${after ?? 0}
        order by id limit ${batch}`,
    ),
  ];
}

/** Events about a member that the member is not told, if they came to nothing; notices tell what was decided. */
const untold: readonly AuditEvent[] = ['reportDecided', 'requestRefused'];

const firstDay = '0001-01-01';
const zeroUuid = '00000000-0000-0000-0000-000000000000';
