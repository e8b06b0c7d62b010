import { seededRandom } from '../covers/seededRandom';
import { articleScores, type ArticleScore } from './articleScores';
import type { SampleChart } from './sampleGame';

export type SampleScore = {
  player: string;
  amounts: number[];
  /** A calendar day. */
  achievedOn: string;
  state: 'none' | 'proved' | 'proof_waiting';
  /** Whether an article states it. */
  stated: boolean;
};

const lastDay = Date.UTC(2026, 10, 20);
const dayLength = 86_400_000;

/** More scores are of recent years than of the first ones. */
function pickDay(since: number, random: number): string {
  const start = Date.UTC(since, 10, 16);
  const day = start + Math.sqrt(random) * (lastDay - start);
  return new Date(Math.floor(day / dayLength) * dayLength).toISOString().slice(0, 10);
}

/** Shares from 0 to 1 in ascending order. */
function ascendingShares(count: number, random: () => number): number[] {
  return Array.from({ length: count }, random).toSorted((a, b) => a - b);
}

/** Places between two known ones: geometric, so that a whole chart is close to log-normal. */
function between(from: number, to: number, { count, step, random }: Gap): number[] {
  const towards = Math.sign(to - from);
  return ascendingShares(count, random).map((share) => {
    const value = Math.round((from * (to / from) ** share) / step) * step;
    return towards > 0
      ? Math.min(Math.max(value, from + step), to - step)
      : Math.max(Math.min(value, from - step), to + step);
  });
}
type Gap = { count: number; step: number; random: () => number };

/**
 * The amounts of the places, best first: those that an article states at their rank, the others between them.
 */
function amountsByPlace(chart: SampleChart, known: readonly ArticleScore[], random: () => number) {
  const amounts: number[] = [];
  const stated = known[0]?.rank === 1 ? known : [{ rank: 1, amount: chart.best }, ...known];
  for (const [index, { rank, amount }] of stated.entries()) {
    const before = stated[index - 1];
    const count = before ? rank - 1 - amounts.length : 0;
    if (before)
      amounts.push(...between(before.amount, amount, { count, step: chart.step, random }));
    amounts.push(amount);
  }
  const last = amounts.at(-1) ?? chart.best;
  const count = Math.max(0, chart.players - amounts.length);
  amounts.push(...between(last, chart.worst, { count, step: chart.step, random }));
  return amounts;
}

/**
 * The scores of a chart, best first. Deterministic for the same chart.
 * @param players everyone who may play, the best first: their order is roughly that of the chart.
 */
export function generateChartScores(
  chart: SampleChart,
  { key, since, players }: { key: string; since: number; players: readonly string[] },
): SampleScore[] {
  const random = seededRandom(key);
  const known = articleScores[key] ?? [];
  const amounts = amountsByPlace(chart, known, random);
  const stated = new Map<number, ArticleScore>();
  for (const score of known) {
    let place = score.rank - 1;
    while (stated.has(place)) place += 1;
    stated.set(place, score);
  }
  const others = pickPlayers(players, amounts.length - known.length, {
    random,
    except: new Set(known.map(({ player }) => player)),
  }).values();
  return amounts.map((amount, place) => {
    const fact = stated.get(place);
    const player = fact?.player ?? others.next().value ?? '';
    return {
      player,
      amounts: [
        amount,
        ...chart.columns.slice(1).map(() => 60_000 * Math.ceil(10 + random() * 170)),
      ],
      achievedOn: fact?.on ?? pickDay(since, random()),
      state: fact?.state ?? (fact || random() < 0.35 - place / 400 ? 'proved' : 'none'),
      stated: fact !== undefined,
    };
  });
}

/** Players in a noisy order of their skill, so that rivals meet again on many charts. */
function pickPlayers(
  players: readonly string[],
  count: number,
  { random, except }: { random: () => number; except: Set<string> },
): string[] {
  return players
    .filter((player) => !except.has(player))
    .map((player, skill) => ({
      player,
      skill: skill + random() * 500,
      chance: random() * (skill + 60),
    }))
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, count)
    .toSorted((a, b) => a.skill - b.skill)
    .map(({ player }) => player);
}
