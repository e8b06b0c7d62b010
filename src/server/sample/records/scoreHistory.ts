import { seededRandom } from '../covers/seededRandom';
import { articleHistories } from './articleHistories';
import type { SampleScore } from './generateChartScores';
import type { SampleBoard } from './generateScores';

interface PostedValue {
  amounts: number[];
  /** A calendar day. */
  achievedOn: string;
  postedAt: Date;
}

export interface PostedScore {
  score: SampleScore;
  /** The values the player posted, the oldest first; the last one stands. */
  values: PostedValue[];
}

interface Board {
  chart: SampleBoard['chart'];
  random: () => number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The evening of the last sample day. */
const lastMoment = Date.UTC(2026, 10, 20, 23, 59);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Earlier amounts, the latest first: each is worse than the one that replaced it. */
function worseAmounts(amounts: readonly number[], { chart, random }: Board): number[][] {
  const found: number[][] = [];
  const count = 1 + Math.floor(random() * 3);
  let [value = 0] = amounts;
  while (found.length < count) {
    const share = 0.03 + random() * 0.22;
    const worse = Math.round((value * (chart.worst / value) ** share) / chart.step) * chart.step;
    if (worse === value) break;
    value = worse;
    found.push([value, ...amounts.slice(1)]);
  }
  return found;
}

/** Many of the best places have a history, and few of the others: about a quarter in all. */
const hasHistory = (place: number, random: number) => random < 0.14 + 0.66 * Math.exp(-place / 7);

/** The evening of a day or, for some, of one of the next days. */
function eveningOf(
  { achievedOn, at }: { achievedOn: string; at: 'once' | 'later' },
  random: () => number,
) {
  const evening = Date.parse(achievedOn) + (17 + random() * 6.9) * hour;
  const delayed = evening + Math.max(0, Math.floor(random() * 12 - 7)) * day;
  return at === 'later' && delayed < lastMoment ? delayed : evening;
}

/** Earlier values, oldest first, of days after the player could post to the board. */
function earlierValues(score: SampleScore, from: number, board: Board) {
  let end = Date.parse(score.achievedOn);
  return worseAmounts(score.amounts, board)
    .map((amounts) => {
      end -= Math.ceil(((end - from) * (0.05 + board.random() * 0.55)) / day) * day;
      return { amounts, achievedOn: dayOf(end), end };
    })
    .filter((value) => value.end > from + day)
    .map(({ amounts, achievedOn }) => ({ amounts, achievedOn }))
    .toReversed();
}

type TimedValue = Omit<PostedValue, 'postedAt'> & { postedAt?: Date | undefined };

/** Values with the times at which they were posted, one after another. A member posts what is older than the account within weeks. */
function addTimes(
  values: readonly TimedValue[],
  { from, stated, random }: { from: number; stated: boolean; random: () => number },
): PostedValue[] {
  let last = from;
  return values.map(({ amounts, achievedOn, postedAt }, index) => {
    const evening = eveningOf({ achievedOn, at: stated ? 'once' : 'later' }, random);
    const pause = (5 + random() * 40) * minute * (index === 0 ? 600 : 1);
    last = postedAt?.getTime() ?? Math.floor(evening > last ? evening : last + pause);
    return { amounts, achievedOn, postedAt: new Date(last) };
  });
}

/**
 * When a board's scores were posted, and what their players had posted before. Deterministic for the same board.
 * @param joined when the members joined whose date is given.
 */
export function addHistories(
  { key, game, chart, scores }: SampleBoard,
  joined: ReadonlyMap<string, number>,
): PostedScore[] {
  const random = seededRandom(`${key} history`);
  return scores.map((score, place) => {
    const { player, stated } = score;
    const from = Math.max(joined.get(player) ?? 0, Date.UTC(game.since, 10, 16));
    const told = articleHistories[key]?.[player]?.map(({ amount, on, at }): TimedValue => ({
      amounts: [amount],
      achievedOn: on,
      postedAt: at,
    }));
    const invented =
      hasHistory(place, random()) && !stated ? earlierValues(score, from, { chart, random }) : [];
    const values: TimedValue[] = [...(told ?? invented), score];
    return { score, values: addTimes(values, { from, stated, random }) };
  });
}
