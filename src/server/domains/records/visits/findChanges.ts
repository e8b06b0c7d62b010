import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { visitEvents, visitRules, type VisitEvent } from '../../../../contract/records/visits';
import type { VisitChange } from '../../../../contract/schemas/visits';
import type { Database } from '../../../platform/database/tables';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';

interface Request {
  userId: number;
  playerId: number;
  /** RFC 3339. */
  since: string;
  language: Language;
}

interface Row extends Omit<PlayerRow, 'playerId'> {
  event: VisitEvent;
  total: number;
  at: string;
  playerId: number | null;
  scoreId: number | null;
  game: LabelledRow;
  chart: LabelledRow | null;
}

const { counted } = visitRules;
const latest = sql`limit ${counted + 1}`;

/**
 * What happened to a member since a moment, each kind by an index of its own that is read no further than is counted. What was lost and won
 * back is only won.
 */
const happened = ({ userId, playerId, since }: Request) => {
  const after = sql`${since}::timestamptz`;
  const own = sql`player_id = ${playerId}::int`;
  return sql`
    first as materialized (
      select began_at, chart_id from reigns where ${own} and ended_at is null and began_at > ${after}
      order by began_at desc, chart_id desc, sequence desc ${latest}
    ), badge as materialized (
      select won_at, game_id from player_badges where ${own} and lost_at is null and won_at > ${after}
      order by won_at desc ${latest}
    ), happened as materialized (
      select 'firstWon' as event, began_at as at, chart_id, null::int as game_id, null::int as score_id, null::int as player_id
      from first
      union all select * from (
        select distinct on (chart_id) 'firstLost', ended_at, chart_id, null::int, null::int, next_player_id from (
          select * from reigns where ${own} and ended_at > ${after} order by ended_at desc ${latest}
        ) r where chart_id not in (select chart_id from first) order by chart_id, ended_at desc
      ) lost
      union all select 'badgeWon', won_at, null, game_id, null, null from badge
      union all select * from (
        select distinct on (game_id) 'badgeLost', lost_at, null::int, game_id, null::int, null::int from (
          select * from player_badges where ${own} and lost_at > ${after} order by lost_at desc ${latest}
        ) b where game_id not in (select game_id from badge) order by game_id, lost_at desc
      ) lost
      union all select case state when 'accepted' then 'proofAccepted' else 'proofRefused' end, decided_at, null, null, score_id, null
      from (
        select * from proofs where ${own} and decided_at > ${after} and state in ('accepted', 'refused', 'revoked')
        order by decided_at desc ${latest}
      ) p
      union all select case state when 'accepted' then 'requestAccepted' else 'requestRefused' end, decided_at, null, null, score_id,
        null
      from (
        select * from proof_requests where asked_by = ${userId} and decided_at > ${after} and state in ('accepted', 'refused')
        order by decided_at desc ${latest}
      ) q
    )`;
};

async function findRows(database: Database, request: Request): Promise<Row[]> {
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language: request.language });
  const { rows } = await sql<Row>`
    with ${happened(request)}, shown as materialized (
      select distinct on (event) *, count(*) over (partition by event)::int as total from happened
      order by event, at desc, chart_id, game_id, score_id
    )
    select h.event, h.total, h.at, h.score_id, h.player_id, ${playerColumns},
      json_build_object('id', g.id, 'slug', g.slug,
        'label', ${nameOf('game_translations', 'game_id', 'g.id')}) as game,
      case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug,
        'label', ${nameOf('chart_translations', 'chart_id', 'c.id')}) end as chart
    from shown h left join scores s on s.id = h.score_id
    left join charts c on c.id = coalesce(h.chart_id, s.chart_id)
    join games g on g.id = coalesce(h.game_id, c.game_id)
    left join players p on p.id = h.player_id left join users u on u.id = p.user_id`.execute(
    database,
  );
  return rows;
}

const toChange = (row: Row): VisitChange => ({
  event: row.event,
  count: Math.min(row.total, counted),
  ...(row.total > counted && { more: true }),
  at: row.at,
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  chart: row.chart && reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  score: row.scoreId,
  player: row.playerId === null ? null : toPlayer({ ...row, playerId: row.playerId }),
});

/** What happened to a member since a moment: of each kind how often, and the latest. */
export async function findChanges(database: Database, request: Request): Promise<VisitChange[]> {
  const rows = await findRows(database, request);
  return visitEvents.flatMap((event) =>
    rows.filter((row) => row.event === event).map((row) => toChange(row)),
  );
}
