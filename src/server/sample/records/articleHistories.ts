import { minutes } from './sampleCharts';

/** A value a player had before. */
export interface EarlierValue {
  amount: number;
  /** A calendar day. */
  on: string;
  /** When it was posted, if an article tells. */
  at?: Date;
}

type Point = readonly [on: string, amount: number];

/** So many values from one to another, over the time between their days: quick progress at first, slower later. */
function progress([from, first]: Point, [to, last]: Point, { count, step }: Steps): EarlierValue[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const amount = first + (last - first) * share * (1.5 - share / 2);
    const day = new Date(start + (end - start) * share).toISOString().slice(0, 10);
    return { amount: Math.round(amount / step) * step, on: day };
  });
}
type Steps = { count: number; step: number };

/** What articles tell about earlier values, by the slugs of the game and the chart and by player; the oldest first. */
export const articleHistories: Readonly<Record<string, Record<string, readonly EarlierValue[]>>> = {
  'starlance/highest-score': {
    // The first score of the site, and its correction.
    hugo_1986: [
      { amount: 482_100, on: '2003-11-16', at: new Date('2003-11-16T21:14:00Z') },
      { amount: 48_210, on: '2003-11-16', at: new Date('2003-11-16T21:25:00Z') },
    ],
  },
  'deep-signal/trench-four-single-hull': {
    fathom_six: progress(['2009-03-06', 96_300], ['2026-07-30', 311_480], { count: 212, step: 10 }),
  },
  'iron-ferry/reverse-gear-no-passengers': {
    paulo_cv: [
      ...progress(['2019-03-09', minutes(3, 58.2)], ['2022-06-11', minutes(3, 4.6)], {
        count: 50,
        step: 100,
      }),
      ...progress(['2022-06-18', minutes(2, 55.6)], ['2024-11-16', minutes(2, 41.8)], {
        count: 38,
        step: 100,
      }),
    ],
  },
};

/** Players whom an article knows from one chart only. */
export const singleChartPlayers: readonly string[] = ['fathom_six'];
