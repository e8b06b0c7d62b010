import { sql } from 'kysely';
import { pastPaths } from '../../../../contract/pastPaths';
import { pastRules } from '../../../../contract/records/past';
import { dayLength } from '../../../../contract/records/playerDays';
import type { FirstHolder } from '../../../../contract/schemas/gameFirsts';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';

interface Reign {
  playerId: number;
  /** In milliseconds since 1970. */
  began: number;
  /** Infinity while it goes on. */
  ended: number;
}

interface Request {
  gameId: number;
  now: Date;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Those that are held, and those that ended last. All that were held after the end of the last one of them are among them. */
async function findReigns(database: Database, gameId: number): Promise<Reign[]> {
  const milliseconds = (column: string) =>
    sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
  const { rows } = await sql<Reign>`
    select player_id, ${milliseconds('began_at')} as began, coalesce(${milliseconds('ended_at')}, 'infinity') as ended
    from reigns where game_id = ${gameId} order by ended_at desc nulls first limit ${pastRules.maxFirsts + 1}`.execute(
    database,
  );
  return rows;
}

/** Days spread evenly from one to another, both included. */
function spreadDays(first: string, last: string): string[] {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  const steps = Math.min(pastRules.holderDays - 1, Math.max(0, (end - start) / dayLength));
  return Array.from({ length: steps + 1 }, (_none, step) =>
    dayOf(
      step === steps
        ? end
        : start + Math.floor(((end - start) * step) / steps / dayLength) * dayLength,
    ),
  );
}

/** How many first places each player had at the end of the days; those with the most of a day first. */
function countHeld(reigns: readonly Reign[], days: readonly string[]): [number, number[]][] {
  const held = new Map<number, number[]>();
  for (const { playerId, began, ended } of reigns) {
    const counts = held.get(playerId) ?? days.map(() => 0);
    held.set(playerId, counts);
    for (const [index, day] of days.entries()) {
      const end = Date.parse(day) + dayLength;
      if (began < end && ended >= end) counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return [...held].toSorted(
    ([, one], [, other]) => Math.max(...other) - Math.max(...one) || sum(other) - sum(one),
  );
}

async function findPlayers(database: Database, ids: readonly number[]) {
  const { rows } = await sql<PlayerRow>`
    select p.id as player_id, ${playerColumns} from players p left join users u on u.id = p.user_id
    where p.id = any(${sql.val(ids)}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** The players who held the most first places of a game, at the end of days until today. */
export async function readFirstHolders(database: Database, { gameId, now }: Request) {
  const found = await findReigns(database, gameId);
  const reigns = found.slice(0, pastRules.maxFirsts);
  const unread = found[pastRules.maxFirsts];
  const whole = unread === undefined;
  const since = unread?.ended ?? Math.min(...reigns.map(({ began }) => began));
  const days = Number.isFinite(since) ? spreadDays(dayOf(since), dayOf(now.getTime())) : [];
  const most = countHeld(reigns, days)
    .filter(([, counts]) => counts.some((count) => count > 0))
    .slice(0, pastRules.holders);
  const players = await findPlayers(
    database,
    most.map(([id]) => id),
  );
  const items = most.flatMap(([id, counts]): FirstHolder[] => {
    const player = players.get(id);
    const path = `${pastPaths.firstHolders(gameId)}#${id}`;
    return player
      ? [{ '@id': path, '@type': 'FirstHolder', player: toPlayer(player), counts }]
      : [];
  });
  return { items, days, whole };
}
