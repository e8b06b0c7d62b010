import { sql } from 'kysely';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { OwnPlayerStanding } from '../../../../contract/schemas/standings';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, type PlayerRow } from '../players/playerRows';
import { marksAround } from './marksAround';
import { presentPast } from './presentPast';
import { rankBetween, type Between } from './rankBetween';
import { totalsAt } from './standingsAt';

/** The member’s own rank at the end of a kept day: exact in front, estimated behind. */
export async function findOwnPast(
  database: Database,
  { board, day: kept, userId }: { board: PlayerBoard; day: string; userId: number | undefined },
): Promise<OwnPlayerStanding | null> {
  const day = sql`${kept}::date`;
  const { rows } = await sql<Between & PlayerRow & { of: number }>`
    select r.*, t.player_id, ${playerColumns} from players p join users u on u.id = p.user_id
    join player_totals t on t.player_id = p.id
    cross join lateral (${totalsAt(day)}) k cross join lateral (${marksAround(board, day)}) r
    where p.user_id = ${userId}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { counts, of } = row;
  const { rank, exact } = rankBetween(row);
  return {
    ...presentPast({ board, of, player: row, id: row.playerId, rank, counts }),
    next: null,
    change: null,
    ...(!exact && { estimated: true as const }),
  };
}
