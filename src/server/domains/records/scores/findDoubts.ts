import { sql, type RawBuilder } from 'kysely';
import type { unusualGrounds } from '../../../../contract/records/decisions';
import type { Better } from '../../../../contract/records/catalogue';
import type { Database } from '../../../platform/database/tables';
import { isUnusual, unusualRule } from '../formulas/isUnusual';

/** Why the site asks whether a value is right. */
export interface Doubt {
  grounds: (typeof unusualGrounds)[number];
  /** The first place that it would take. */
  first: number[];
}

/** A value that would rank if its player does. */
export interface Claim {
  chart: number;
  amounts: readonly number[];
  sortKey: Buffer;
  better: Better;
  /** Of the score that ranks already, if its player does. */
  ownKey: Buffer | undefined;
  isConfirmed: boolean;
}

/** So many first places a new account takes from others, or shares with them, within an hour without a question. */
export const paceRule = { places: 20, days: 30 } as const;

/** So many of the member’s latest scores are looked at. */
const ownLookedAt = 1000;

/** So many of the best scores are looked at: those that are doubted do not count. */
const lookedAt = 2 * unusualRule.scores;

/** Apart from other advisory locks. */
const paceLock = 7050;

interface Found {
  chart: number;
  /** The first place of the others. */
  firstKey: Buffer;
  /** What the value is compared with: that, or a better score of the member that is proved, or that a moderator has found in order. */
  first: number[];
  places: number[];
  records: number[];
}

interface Request {
  userId: number;
  /** 0 for a member without a score yet. */
  playerId: number;
  /** In the order in which they are posted. */
  claims: readonly Claim[];
  at: Date;
}

/** What those claims are compared with that take or share the first place of the others, by chart. */
async function findFirstPlaces(database: Database, { playerId, claims }: Request) {
  const best = sql`(select s.* from scores s
    where s.chart_id = n.chart and s.ranked and s.player_id <> ${playerId} order by s.sort_key limit ${lookedAt}) s`;
  const isTrusted = sql`not exists (select from proof_requests r
    where r.score_id = s.id and r.kind = 'unusual' and r.state = 'open')`;
  const { rows } = await sql<Found>`
    select n.chart, f.sort_key as first_key,
      case when own.sort_key < f.sort_key then own.amounts else f.amounts end as first,
      array(select s.amounts[1] from ${best} where ${isTrusted} order by s.sort_key
        limit ${unusualRule.scores}) as places,
      array(select r.amounts[1] from (select r.sequence, r.amounts from chart_records r
        where r.chart_id = n.chart order by r.sequence desc limit ${unusualRule.records}) r
        where r.amounts is not null order by r.sequence) as records
    from unnest(${sql.val(claims.map(({ chart }) => chart))}::int[],
      ${sql.val(claims.map(({ sortKey }) => sortKey))}::bytea[]) n (chart, sort_key)
    cross join lateral (select s.amounts, s.sort_key from ${best} where ${isTrusted}
      order by s.sort_key limit 1) f
    left join lateral (select s.amounts, s.sort_key from scores s
      where s.chart_id = n.chart and s.player_id = ${playerId} and s.state not in ('unproved', 'withdrawn') and (s.state = 'proved' or exists (
        select from proof_requests r where r.score_id = s.id and r.kind = 'unusual' and r.state = 'refused'
          and r.amounts = s.amounts))) own on true
    where n.sort_key <= f.sort_key`.execute(database);
  return new Map(rows.map((row) => [row.chart, row]));
}

/**
 * The charts with scores of player p from the last hour that share the first place, or would have it if the player ranked: no record says
 * so.
 */
const sharedPlaces = (since: RawBuilder<unknown>) => sql`
  select s.chart_id from (
    select o.* from scores o where o.player_id = p.id and o.changed_at > ${since}
    order by o.changed_at desc, o.id desc limit ${ownLookedAt}
  ) s cross join lateral (
    select f.sort_key from scores f where f.chart_id = s.chart_id and f.ranked and f.player_id <> p.id
    order by f.sort_key limit 1
  ) f
  where s.sort_key <= f.sort_key and (s.sort_key = f.sort_key or not s.ranked)
    and s.state not in ('unproved', 'withdrawn') limit ${paceRule.places}`;

/** On how many charts a new account has taken the first place from others, or shares it, since an hour; null for an older account. */
async function countTaken(database: Database, { userId, at }: Request): Promise<number | null> {
  // What the same member posts at the same time counts, too.
  await sql`select pg_advisory_xact_lock(${paceLock}, ${userId})`.execute(database);
  const since = sql`${at}::timestamptz - interval '1 hour'`;
  const { rows } = await sql<{ taken: number }>`
    select (select count(*) from ((
        select r.chart_id from chart_records r where r.player_id = p.id and r.at > ${since}
          and (select b.player_id from chart_records b where b.chart_id = r.chart_id and b.sequence < r.sequence
            order by b.sequence desc limit 1) <> r.player_id
        limit ${paceRule.places}
      ) union (${sharedPlaces(since)})) r) as taken
    from users u left join players p on p.user_id = u.id
    where u.id = ${userId} and u.created_at > ${at}::timestamptz - make_interval(days => ${paceRule.days})`.execute(
    database,
  );
  return rows[0]?.taken ?? null;
}

/** Claims that the site doubts, by chart, confirmed or not. The chains of the charts are locked, unless nothing is posted. */
export async function findDoubts(
  database: Database,
  request: Request,
): Promise<Map<number, Doubt>> {
  const doubts = new Map<number, Doubt>();
  if (request.claims.length === 0) return doubts;
  const found = await findFirstPlaces(database, request);
  const takesFirst = ({ chart, ownKey }: Claim) => {
    const firstKey = found.get(chart)?.firstKey;
    return firstKey !== undefined && (!ownKey || Buffer.compare(ownKey, firstKey) > 0);
  };
  let taken = request.claims.some(takesFirst) ? await countTaken(database, request) : null;
  for (const claim of request.claims) {
    const { chart, amounts, better, isConfirmed } = claim;
    const past = found.get(chart);
    if (!past) continue;
    const { first, places, records } = past;
    const chartPast = { first: first[0] ?? 0, places, records };
    const isPace = taken !== null && taken >= paceRule.places && takesFirst(claim);
    if (isUnusual(amounts[0] ?? 0, chartPast, better))
      doubts.set(chart, { grounds: 'unusualValue', first });
    else if (isPace) doubts.set(chart, { grounds: 'manyFirstPlaces', first });
    const isPosted = isConfirmed || !doubts.has(chart);
    if (taken !== null && isPosted && takesFirst(claim)) taken += 1;
  }
  return doubts;
}
