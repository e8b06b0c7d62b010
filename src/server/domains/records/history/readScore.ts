import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { Score } from '../../../../contract/schemas/scoreHistory';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { createChartRepository } from '../../games/chartRepository';
import { reference } from '../../games/gameRows';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';
import { unrankedColumns, type UnrankedFacts } from '../players/unrankedFacts';
import { placeOf, toPlace, type CountedPlace } from '../places/livePlaces';
import { findAcceptedProof } from './findAcceptedProof';
import { findAround } from './findAround';
import { findPlatforms } from './findPlatforms';
import { findUnranked } from './findUnranked';
import { lastEventOf } from './lastEventOf';

interface ScoreRow extends PlayerRow, CountedPlace, UnrankedFacts {
  chartId: number;
  amounts: number[];
  platformId: number | null;
  achievedOn: string | null;
  state: ScoreState;
  ranked: boolean;
  revision: number;
  dueAt: string | null;
  /** The state once its withdrawal is undone. */
  restoresTo: ScoreState | null;
  postedAt: string;
  changedAt: string;
  lastEvent: number;
}

async function findRow(database: Database, id: number): Promise<ScoreRow | undefined> {
  const { rows } = await sql<ScoreRow>`
    select s.chart_id, s.amounts, s.platform_id, s.achieved_on, s.state, s.ranked,
      s.posted_at, s.changed_at, s.player_id, ${lastEventOf(sql`s.chart_id`)} as last_event, ${playerColumns},
      s.revision, s.due_at, s.restores_to, ${unrankedColumns}, place.*
    from scores s join players p on p.id = s.player_id left join users u on u.id = p.user_id
    cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place where s.id = ${id}`.execute(
    database,
  );
  return rows[0];
}

interface ScoreRequest {
  id: number;
  language: Language;
}

/** A score in any state, also a withdrawn one; undefined if it is unknown or its game is not public. */
export const readScore = async (
  database: Database,
  request: ScoreRequest,
): Promise<Score | undefined> =>
  inSnapshot(database, async (snapshot) => readAtOneMoment(snapshot, request));

async function readAtOneMoment(
  database: Database,
  { id, language }: ScoreRequest,
): Promise<Score | undefined> {
  const row = await findRow(database, id);
  const chart = row && (await createChartRepository(database).find(row.chartId, language));
  if (!row || !chart) return undefined;
  const { game, group, columns } = chart;
  const { playerId } = row;
  const around = row.ranked ? await findAround(database, { chart, playerId, language }) : [];
  const unranked = row.ranked ? null : await findUnranked(database, id, row);
  const platforms = await findPlatforms(database, [row.platformId], language);
  return {
    '@id': paths.score(id),
    '@type': 'Score',
    id,
    game,
    group,
    chart: reference('Chart', paths.chart(chart.id), chart),
    player: toPlayer(row),
    ...(row.ranked ? toPlace(row) : { rank: null, tied: null, points: 0 }),
    of: row.rankedCount,
    values: scoreValues(
      row.amounts,
      columns.map(({ format }) => format),
      language,
    ),
    platform: platforms.get(row.platformId) ?? null,
    state: row.state,
    achievedOn: row.achievedOn,
    changedAt: row.changedAt,
    postedAt: row.postedAt,
    revision: row.revision,
    unranked,
    dueAt: row.state === 'due' ? row.dueAt : null,
    undoable: row.restoresTo !== null,
    columns,
    around,
    proof: row.state === 'proved' ? await findAcceptedProof(database, id) : null,
    lastEvent: row.lastEvent,
  };
}
