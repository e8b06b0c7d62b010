import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreEventKind } from '../../../../contract/records/scoreStates';
import type { ScoreEvent } from '../../../../contract/schemas/scoreHistory';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';
import { hashedText, type HashedEvent, type ScoreContent } from '../scores/scoreEvents';
import { proofPicture, toProofPicture, type ProofPictureRow } from '../scores/proofPictures';
import { scoreValues } from '../scores/scoreValues';
import { findPlatforms } from './findPlatforms';
import { userOf } from './userOf';

export interface EventRow extends HashedEvent {
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

/** The picture of an accepted proof, as long as one with it is accepted: of the player if two have the same. Null if it is hidden. */
const acceptedPicture = sql`
  (select case when i.hidden_at is null then i.id end from proof_pictures i where i.sha256 = e.detail->>'picture'
    and i.picture_id is not null
    and exists (select from proofs p where p.proof_picture_id = i.id and p.state = 'accepted')
    order by i.player_id = e.player_id desc limit 1)`;

/** Few events have words of the staff: they are looked up for those alone. */
const note = sql`case when e.detail->>'noteHash' is not null then
  (select n.text from event_notes n where n.chart_id = e.chart_id and n.sequence = e.sequence) end`;

/** The columns of an {@link EventRow}, and the tables they are from: events e. */
export const eventColumns = sql`e.*, a.username, a.slug as user_slug, ${note} as note,
  case when e.kind = 'proofAccepted' then ${proofPicture(acceptedPicture)} end as picture`;
export const eventSource = sql`score_events e left join users a on a.id = e.actor_id`;

/** A chart of a public game with the formats of its values and the end of its chain; undefined without one. */
export async function findChain(database: Database, chartId: RawBuilder<unknown>) {
  const { rows } = await sql<{
    eventCount: number;
    hash: Buffer | null;
    formats: ValueFormatDefinition[];
  }>`
    select coalesce(h.event_count, 0) as event_count, h.hash, (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
      join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats
    from charts c join games g on g.id = c.game_id left join chart_heads h on h.chart_id = c.id
    where c.id = ${chartId} and ${isPublic}`.execute(database);
  return rows[0];
}

interface Presentation {
  formats: readonly ValueFormatDefinition[];
  language: Language;
}

/** Events of one chart as the API has them, with all that their hashes cover. */
export async function presentEvents(
  database: Database,
  rows: readonly EventRow[],
  { formats, language }: Presentation,
): Promise<ScoreEvent[]> {
  const ids = rows.flatMap(({ before, after }) => [before?.platform ?? null, after.platform]);
  const platforms = await findPlatforms(database, ids, language);
  const present = ({ amounts, platform, achievedOn, state }: ScoreContent) => ({
    values: scoreValues(amounts, formats, language),
    platform: platforms.get(platform) ?? null,
    achievedOn,
    state,
  });
  return rows.map((row) => {
    const { actorId: userId, username, userSlug } = row;
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
  });
}
