import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreEventKind } from '../../../../contract/records/scoreStates';
import type { PlatformReference } from '../../../../contract/schemas/games';
import type { ScoreEvent } from '../../../../contract/schemas/scoreHistory';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';
import { writeCursor } from '../../../platform/http/pageCursor';
import { proofPicture, toProofPicture, type ProofPictureRow } from '../scores/proofPictures';
import { scoreValues } from '../scores/scoreValues';
import { hashedText, type HashedEvent, type ScoreContent } from '../scores/scoreEvents';
import type { EventCursor, EventQuery } from './eventQuery';
import { findPlatforms } from './findPlatforms';
import { lastEventOf } from './lastEventOf';
import { userOf } from './userOf';

interface EventRow extends HashedEvent {
  id: number;
  kind: ScoreEventKind;
  before: ScoreContent | null;
  after: ScoreContent;
  note: string | null;
  username: string | null;
  userSlug: string | null;
  picture: ProofPictureRow | null;
  previousHash: Buffer;
  hash: Buffer;
}

interface Request {
  scoreId: number;
  query: EventQuery;
  language: Language;
}

/** The picture of an accepted proof, as long as one with it is accepted: of the player if two have the same. */
const acceptedPicture = sql`
  (select i.id from proof_pictures i where e.kind = 'proofAccepted' and i.sha256 = e.detail->>'picture'
    and i.picture_id is not null
    and exists (select from proofs p where p.proof_picture_id = i.id and p.state = 'accepted')
    order by i.player_id = e.player_id desc limit 1)`;

/** The latest events first; one more than the page has if there are further ones. */
async function findRows(database: Database, { scoreId, query }: Request): Promise<EventRow[]> {
  const before = query.after ? sql`and e.id < ${query.after.id}::bigint` : sql``;
  const { rows } = await sql<EventRow>`
    select e.*, u.username, u.slug as user_slug, n.text as note, ${proofPicture(acceptedPicture)} as picture
    from score_events e left join users u on u.id = e.actor_id
    left join event_notes n on n.chart_id = e.chart_id and n.sequence = e.sequence
    where e.score_id = ${scoreId} ${before} order by e.id desc limit ${query.size + 1}`.execute(
    database,
  );
  return rows;
}

async function countEvents(database: Database, scoreId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from score_events where score_id = ${scoreId}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** The formats of the chart of a score, and its newest event; undefined if the score is unknown or its game is not public. */
async function findChart(database: Database, scoreId: number) {
  const { rows } = await sql<{ lastEvent: number; formats: ValueFormatDefinition[] }>`
    select ${lastEventOf(sql`s.chart_id`)} as last_event, (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
      join value_formats f on f.id = v.format_id where v.chart_id = s.chart_id) as formats
    from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = ${scoreId} and ${isPublic}`.execute(database);
  return rows[0];
}

interface Names {
  formats: readonly ValueFormatDefinition[];
  platforms: ReadonlyMap<number | null, PlatformReference>;
  language: Language;
}

function toEvent(row: EventRow, { formats, platforms, language }: Names): ScoreEvent {
  const { actorId: userId, username, userSlug } = row;
  const present = ({ amounts, platform, achievedOn, state }: ScoreContent) => ({
    values: scoreValues(amounts, formats, language),
    platform: platforms.get(platform) ?? null,
    achievedOn,
    state,
  });
  return {
    '@id': `${paths.scoreEvents(row.scoreId)}#${row.sequence}`,
    '@type': 'ScoreEvent',
    sequence: row.sequence,
    kind: row.kind,
    at: row.at,
    before: row.before && present(row.before),
    after: present(row.after),
    reason: row.detail?.reason ?? null,
    note: row.note,
    actor: userOf({ userId, username, userSlug }),
    picture: toProofPicture(row.picture),
    video: row.detail?.video ?? null,
    previousHash: row.previousHash.toString('hex'),
    hashedText: hashedText(row),
    hash: row.hash.toString('hex'),
  };
}

/** One page of what happened to a score; undefined if the score is unknown or its game is not public. */
export async function readScoreEvents(database: Database, request: Request) {
  const { scoreId, query, language } = request;
  const chart = await findChart(database, scoreId);
  if (!chart) return undefined;
  const { formats, lastEvent } = chart;
  const found = await findRows(database, request);
  const rows = found.slice(0, query.size);
  const ids = rows.flatMap(({ before, after }) => [before?.platform ?? null, after.platform]);
  const platforms = await findPlatforms(database, ids, language);
  const last = rows.at(-1);
  const next: EventCursor | undefined =
    last && found.length > rows.length ? { id: last.id } : undefined;
  return {
    items: rows.map((row) => toEvent(row, { formats, platforms, language })),
    total: await countEvents(database, scoreId),
    lastEvent,
    next: next && writeCursor(next),
  };
}
