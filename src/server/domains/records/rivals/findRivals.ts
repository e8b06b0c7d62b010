import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import { rivalRules } from '../../../../contract/records/rivals';
import type { PlayerRivals, Rival } from '../../../../contract/schemas/rivals';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { KeptRival } from '../../../platform/database/rivalTables';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';

type RivalRow = PlayerRow & Omit<KeptRival, 'player'>;

/** The rivals that were kept, without those whose account was deleted those who do not rank any more, and those who keep their rivals to themselves. */
async function findRows(database: Database, kept: readonly KeptRival[]): Promise<RivalRow[]> {
  const { rows } = await sql<RivalRow>`
    select p.id as player_id, ${playerColumns}, r.near, r.shared, r.won, r.lost, r.tied
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) r (player int, near int, shared int, won int, lost int, tied int)
    join players p on p.id = r.player join users u on u.id = p.user_id
    where p.ranked and not ${accountIsOut('u')} and not 'rivals' = any(p.private_parts)
    order by r.near desc, r.shared desc, p.id`.execute(database);
  return rows;
}

const lead = ({ won, lost }: Rival) => won - lost;

/** Those with the largest leads first; the order is kept where they are equal. */
const leaders = (rivals: readonly Rival[], leadOf: (rival: Rival) => number) =>
  rivals
    .filter((rival) => leadOf(rival) > 0)
    .toSorted((one, other) => leadOf(other) - leadOf(one))
    .slice(0, rivalRules.listed);

/** What is kept of the rivals of a player. */
export async function findRivals(database: Database, playerId: number): Promise<PlayerRivals> {
  const kept = await database
    .selectFrom('playerRivals')
    .select(['countedAt', 'scoreCount', 'comparedCount', 'rivals'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  const rows = kept ? await findRows(database, kept.rivals) : [];
  const rivals = rows.map((row): Rival => {
    const { near, shared, won, lost, tied } = row;
    return {
      '@id': paths.comparison(playerId, row.playerId),
      '@type': 'Rival',
      player: toPlayer(row),
      near,
      shared,
      won,
      lost,
      tied,
    };
  });
  return {
    '@id': paths.playerRivals(playerId),
    '@type': 'PlayerRivals',
    countedAt: kept?.countedAt ?? null,
    nbScore: kept?.scoreCount ?? 0,
    nbCompared: kept?.comparedCount ?? 0,
    closest: rivals.filter(({ near }) => near > 0).slice(0, rivalRules.listed),
    beaten: leaders(rivals, lead),
    beatenBy: leaders(rivals, (rival) => -lead(rival)),
  };
}
