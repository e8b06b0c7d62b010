import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { jsonLdPaths } from '../../../../contract/jsonLdPaths';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { ChartSummary } from '../../../../contract/schemas/charts';
import type { Game } from '../../../../contract/schemas/games';
import type { ScoreSheet } from '../../../../contract/schemas/sheets';
import type { Database } from '../../../platform/database/tables';
import type { createChartRepository } from '../../games/chartRepository';
import { reference } from '../../games/gameRows';
import { hasUnproved } from './findObjections';
import { scoreValues } from './scoreValues';

interface OwnRow {
  id: number;
  chartId: number;
  amounts: number[];
  platformId: number | null;
  state: ScoreState;
  achievedOn: string | null;
  dueAt: string | null;
}

/** The member's scores of a game, the latest first. */
async function findOwn(database: Database, gameId: number, userId: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select s.id, s.chart_id, s.amounts, s.platform_id, s.state, s.achieved_on, s.due_at
    from scores s join players p on p.id = s.player_id join charts c on c.id = s.chart_id
    where p.user_id = ${userId} and c.game_id = ${gameId} and s.state <> 'withdrawn'
    order by s.changed_at desc, s.id desc`.execute(database);
  return rows;
}

interface SheetRequest {
  game: Game;
  charts: ReturnType<typeof createChartRepository>;
  userId: number;
  unprovedLimit: number;
  language: Language;
}

/** The charts of a game with the scores that a member has. */
export async function readSheet(
  database: Database,
  { game, charts, userId, unprovedLimit, language }: SheetRequest,
): Promise<ScoreSheet> {
  const player = await database
    .selectFrom('players')
    .select(['id', 'country'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const isLimited = player && (await hasUnproved(database, player.id, unprovedLimit));
  const own = await findOwn(database, game.id, userId);
  const ownByChart = new Map(own.map((row) => [row.chartId, row]));
  const platformOf = (id: number | null) => game.platforms.find((one) => one.id === id) ?? null;
  const found = await charts.findOfGame(game.id, language);
  const ownOf = ({ id, columns }: ChartSummary) => {
    const row = ownByChart.get(id);
    if (!row) return null;
    const formats = columns.map(({ format }) => format);
    return {
      id: row.id,
      values: scoreValues(row.amounts, formats, language),
      platform: platformOf(row.platformId),
      state: row.state,
      achievedOn: row.achievedOn,
      dueAt: row.state === 'due' ? row.dueAt : null,
    };
  };
  return {
    '@context': jsonLdPaths.context('ScoreSheet'),
    '@id': paths.gameSheet(game.id),
    '@type': 'ScoreSheet',
    game: reference('Game', game['@id'], game),
    open: game.status === 'active',
    platforms: game.platforms,
    platform: own.map(({ platformId }) => platformOf(platformId)).find((one) => one)?.id ?? null,
    country: player?.country ?? null,
    unprovedLimit: isLimited ? unprovedLimit : null,
    groups: game.groups.map((group) => ({
      ...reference('Group', group['@id'], group),
      proofRule: group.proofRule,
      charts: found
        .filter(({ groupId }) => groupId === group.id)
        .map(({ chart }) => ({ ...chart, own: ownOf(chart) })),
    })),
  };
}
