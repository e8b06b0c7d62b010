import { Type, type Static } from '@sinclair/typebox';
import { checkSample, closed, day, time } from '../checkSample';
import histories from '../data/histories.json';
import { Amount, amountOf } from './sampleCharts';

const Point = Type.Object({ amount: Amount, on: day }, closed);
const Value = Type.Object({ amount: Amount, on: day, at: Type.Optional(time) }, closed);
const Progress = Type.Object(
  { from: Point, to: Point, count: Type.Integer({ minimum: 2 }), step: Type.Integer() },
  closed,
);
const Histories = Type.Object(
  {
    values: Type.Record(
      Type.String(),
      Type.Record(Type.String(), Type.Array(Type.Union([Value, Progress]))),
    ),
    singleChartPlayers: Type.Array(Type.String()),
  },
  closed,
);

/** A value a player had before. */
export interface EarlierValue {
  amount: number;
  /** A calendar day. */
  on: string;
  /** When it was posted, if an article tells. */
  at?: Date;
}

/** So many values from one to another, over the time between their days: quick progress at first, slower later. */
function progress({ from, to, count, step }: Static<typeof Progress>): EarlierValue[] {
  const [start, end] = [Date.parse(from.on), Date.parse(to.on)];
  const [first, last] = [amountOf(from.amount), amountOf(to.amount)];
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const amount = first + (last - first) * share * (1.5 - share / 2);
    const on = new Date(start + (end - start) * share).toISOString().slice(0, 10);
    return { amount: Math.round(amount / step) * step, on };
  });
}

function earlierValues(fact: Static<typeof Value> | Static<typeof Progress>): EarlierValue[] {
  if ('from' in fact) return progress(fact);
  const { amount, on, at } = fact;
  return [{ amount: amountOf(amount), on, ...(at && { at: new Date(at) }) }];
}

const { values, singleChartPlayers: single } = checkSample(Histories, histories, 'histories.json');

/** What articles tell about earlier values, by the slugs of the game and the chart and by player; the oldest first. */
export const articleHistories: Readonly<Record<string, Record<string, readonly EarlierValue[]>>> =
  Object.fromEntries(
    Object.entries(values).map(([key, players]) => [
      key,
      Object.fromEntries(
        Object.entries(players).map(([player, facts]) => [player, facts.flatMap(earlierValues)]),
      ),
    ]),
  );

/** Players whom an article knows from one chart only. */
export const singleChartPlayers: readonly string[] = single;
