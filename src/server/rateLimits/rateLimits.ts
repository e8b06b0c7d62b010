import { sql } from 'kysely';
import type { Clock } from '../appDependencies';
import type { Database } from '../database/tables';
import { loginLimited, rateLimited } from '../errors/problemError';
import type { Pseudonym } from '../security/keys';
import type { Limit } from './limitTable';

export interface RateLimits {
  /** Counts one use. @throws Refusal (429) when it is one too many. */
  take: (limit: Limit, who: string) => Promise<void>;
  /** As `take`, with the answer a log-in gives. */
  takeLogin: (limit: Limit, who: string) => Promise<void>;
  /** Takes one use back: it was no guess. */
  giveBack: (limit: Limit, who: string) => Promise<void>;
  /** Forgets all uses. */
  reset: (limit: Limit, who: string) => Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  /** Addresses and names are counted without being kept. */
  pseudonym: Pseudonym;
  factor: number;
  /** What the site's configuration says of limits; nothing unless given. */
  configured?: () => Promise<ConfiguredLimits>;
}

export interface ConfiguredLimits {
  factor: number;
  /** Uses by the name of a limit, where they are not the usual. */
  uses: Readonly<Record<string, number>>;
}

const day = 86_400_000;
const hour = 3_600_000;

/** Counters in the database, so that all nodes share them and a restart forgets none; one statement counts and judges. */
export function createRateLimits({
  database,
  clock,
  pseudonym,
  factor,
  configured,
}: Options): RateLimits {
  const keyOf = ({ name }: Limit, who: string) => `${name}:${pseudonym(`${name}\n${who}`)}`;
  let pruneAfter = 0;

  async function prune(now: number) {
    if (now < pruneAfter) return;
    pruneAfter = now + hour;
    await database
      .deleteFrom('rateLimits')
      .where('endsAt', '<', new Date(now - day).toISOString())
      .execute();
  }

  async function count(limit: Limit, who: string) {
    const now = clock().getTime();
    const own = await configured?.();
    const uses = own?.uses[limit.name] ?? limit.uses;
    const allowed = Math.max(1, Math.floor(uses * factor * (own?.factor ?? 1)));
    await prune(now);
    const { used, endsAt } = await countUse(database, {
      key: keyOf(limit, who),
      now: new Date(now).toISOString(),
      seconds: limit.window / 1000,
      allowed,
      escalates: limit.escalates ?? false,
    });
    if (used <= allowed) return undefined;
    const retryAfter = Math.max(1, Math.ceil((new Date(endsAt).getTime() - now) / 1000));
    return { allowed, retryAfter };
  }

  return {
    take: async (limit, who) => {
      const passed = await count(limit, who);
      if (passed) throw rateLimited(passed.allowed, passed.retryAfter);
    },
    takeLogin: async (limit, who) => {
      const passed = await count(limit, who);
      if (passed) throw loginLimited(passed.retryAfter);
    },
    giveBack: async (limit, who) => {
      await database
        .updateTable('rateLimits')
        .set(({ eb }) => ({ used: eb('used', '-', 1) }))
        .where('key', '=', keyOf(limit, who))
        .where('used', '>', 0)
        .execute();
    },
    reset: async (limit, who) => {
      await database.deleteFrom('rateLimits').where('key', '=', keyOf(limit, who)).execute();
    },
  };
}

interface Use {
  key: string;
  now: string;
  seconds: number;
  allowed: number;
  escalates: boolean;
}

/** Strikes are forgotten after a day without; six of them make a wait sixty-four times as long. */
async function countUse(database: Database, { key, now, seconds, allowed, escalates }: Use) {
  const { rows } = await sql<{ used: number; endsAt: string }>`
    with given (now, span) as (values (${now}::timestamptz, make_interval(secs => ${seconds}::float8)))
    insert into rate_limits as r (key, used, ends_at)
    select ${key}, 1, now + span from given
    on conflict (key) do update set
      used = case when r.ends_at <= ${now}::timestamptz then 1 else least(r.used, 1000000) + 1 end,
      strikes = case
        when r.ends_at <= ${now}::timestamptz - interval '1 day' then 0
        when r.ends_at > ${now}::timestamptz and r.used = ${allowed}::int then least(r.strikes + 1, 6)
        else r.strikes end,
      ends_at = case
        when r.ends_at <= ${now}::timestamptz then excluded.ends_at
        when ${escalates}::boolean and r.used = ${allowed}::int
          then ${now}::timestamptz + make_interval(secs => ${seconds}::float8) * power(2, r.strikes)
        else r.ends_at end
    returning used, ends_at`.execute(database);
  return rows[0] ?? { used: 0, endsAt: now };
}
