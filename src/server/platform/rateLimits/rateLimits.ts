import { sql } from 'kysely';
import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import { loginLimited, rateLimited } from '../errors/problemError';
import type { Pseudonym } from '../security/keys';
import type { Limit } from './limitTable';

export interface RateLimits {
  /** Counts one use, or several at once. @throws ProblemError (429) when the limit is exceeded */
  take: (limit: Limit, who: string, uses?: number) => Promise<void>;
  /** Like `take`, with the error response of the login route. */
  takeLogin: (limit: Limit, who: string) => Promise<void>;
  /** Gives one use back, such as after a successful login. */
  giveBack: (limit: Limit, who: string) => Promise<void>;
  /** Resets the counter. */
  reset: (limit: Limit, who: string) => Promise<void>;
}

/** Of the column that counts; as many uses are not counted anyway. */
const largestInteger = 2_147_483_647;

interface Options {
  database: Database;
  clock: Clock;
  /** Counter keys are pseudonymized: no IP addresses or usernames are stored. */
  pseudonym: Pseudonym;
  factor: number;
  /** Overrides from the site settings. */
  configured?: () => Promise<ConfiguredLimits>;
}

export interface ConfiguredLimits {
  factor: number;
  /** Allowed uses by name of the limit, where they differ from the default. */
  uses: Readonly<Record<string, number>>;
}

/** Counters in the database: shared by all nodes and kept across restarts. A single statement counts and checks. */
export function createRateLimits({
  database,
  clock,
  pseudonym,
  factor,
  configured,
}: Options): RateLimits {
  const keyOf = ({ name }: Limit, who: string) => `${name}:${pseudonym(`${name}\n${who}`)}`;

  async function count(limit: Limit, who: string, uses = 1) {
    const now = clock().getTime();
    const own = await configured?.();
    const usual = own?.uses[limit.name] ?? limit.uses;
    const wanted = Math.floor(usual * factor * (own?.factor ?? 1));
    const allowed = Math.min(Math.max(1, wanted), largestInteger);
    const { used, endsAt } = await countUse(database, {
      key: keyOf(limit, who),
      uses,
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
    take: async (limit, who, uses) => {
      const passed = await count(limit, who, uses);
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
  uses: number;
  now: string;
  seconds: number;
  allowed: number;
  escalates: boolean;
}

/** Counts uses. Each time an escalating limit is exceeded adds a strike: it doubles the wait, up to 64 times, for a day. */
async function countUse(database: Database, { key, uses, now, seconds, allowed, escalates }: Use) {
  const { rows } = await sql<{ used: number; endsAt: string }>`
    with given (now, span) as (values (${now}::timestamptz, make_interval(secs => ${seconds}::float8)))
    insert into rate_limits as r (key, used, ends_at)
    select ${key}, ${uses}::int, now + span from given
    on conflict (key) do update set
      used = case when r.ends_at <= ${now}::timestamptz then excluded.used else least(r.used, 1000000) + excluded.used end,
      strikes = case
        when r.ends_at <= ${now}::timestamptz - interval '1 day' then 0
        when r.ends_at > ${now}::timestamptz and r.used <= ${allowed}::int
          and r.used + excluded.used > ${allowed}::int then least(r.strikes + 1, 6)
        else r.strikes end,
      ends_at = case
        when r.ends_at <= ${now}::timestamptz then excluded.ends_at
        when ${escalates}::boolean and r.used <= ${allowed}::int and r.used + excluded.used > ${allowed}::int
          then ${now}::timestamptz + make_interval(secs => ${seconds}::float8) * power(2, r.strikes)
        else r.ends_at end
    returning used, ends_at`.execute(database);
  return rows[0] ?? { used: 0, endsAt: now };
}
