import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastPaths } from '../../../../contract/pastPaths';
import type { PlayerYear } from '../../../../contract/schemas/playerYears';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { findUnrankedPlayer } from '../players/unrankedFacts';
import { findYearBest } from './findYearBest';
import { findYearFirsts } from './findYearFirsts';
import { findYearPosts, findYears } from './findYearPosts';
import { findYearRanks } from './findYearRanks';
import { findYearTotals } from './findYearTotals';
import type { YearSpan } from './yearSpan';

interface Request {
  playerId: number;
  language: Language;
  span: YearSpan;
}

/** What a player did in a year, all of one moment; undefined if there is no such player. */
export const readPlayerYear = async (
  database: Database,
  request: Request,
): Promise<PlayerYear | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const { playerId, span } = request;
    const { rows } = await sql<PlayerRow>`
      select p.id as player_id, ${playerColumns} from players p left join users u on u.id = p.user_id
      where p.id = ${playerId}`.execute(snapshot);
    const [player] = rows;
    if (!player) return undefined;
    const { posted, ...games } = await findYearPosts(snapshot, request);
    const sumOf = (name: 'created' | 'improved' | 'corrected' | 'accepted') =>
      posted.reduce((sum, month) => sum + month[name], 0);
    const ranks = await findYearRanks(snapshot, playerId, span);
    const isOver = span.now.toISOString() >= span.behind;
    return {
      '@id': pastPaths.playerYear(playerId, span.year),
      '@type': 'PlayerYear',
      player: toPlayer(player),
      year: span.year,
      state: isOver ? 'over' : 'running',
      until: span.until,
      years: await findYears(snapshot, playerId),
      created: sumOf('created'),
      improved: sumOf('improved'),
      corrected: sumOf('corrected'),
      proofsAccepted: sumOf('accepted'),
      ...games,
      months: Array.from({ length: Number(span.until.slice(5, 7)) }, (_, index) => {
        const row = posted.find(({ month }) => month === index + 1);
        return {
          month: index + 1,
          posts: row ? row.created + row.improved + row.corrected : 0,
          rank: ranks.months.get(index + 1) ?? null,
        };
      }),
      ...(await findYearTotals(snapshot, playerId, span)),
      bestRank: ranks.best,
      firsts: await findYearFirsts(snapshot, request),
      best: await findYearBest(snapshot, request),
      unranked: await findUnrankedPlayer(snapshot, playerId),
    };
  });
