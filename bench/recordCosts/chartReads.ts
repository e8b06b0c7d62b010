import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createChartRepository } from '../../src/server/domains/games/chartRepository';
import { readChartBoard } from '../../src/server/domains/records/chartBoards/chartBoard';
import { readScore } from '../../src/server/domains/records/history/readScore';
import { readTimeline } from '../../src/server/domains/records/history/readTimeline';
import { predictScores } from '../../src/server/domains/records/scores/predictScores';
import type { Database } from '../../src/server/platform/database/tables';
import type { MeasuredChart } from './measuredChart';

const language = 'en';

/** Something to read from `database`; what it needs to know before is read from `outside`, which is not measured. */
export type Read = [
  name: string,
  run: (database: Database, chart: MeasuredChart, outside: Database) => Promise<unknown>,
];

export const scoreOf = ({ id }: MeasuredChart, amount: number) => ({
  chart: id,
  amounts: [amount],
  platform: null,
  achievedOn: null,
  key: randomUUID(),
  confirmed: ['worse' as const, 'unusual' as const],
});

async function findChart(outside: Database, { id }: MeasuredChart) {
  const chart = await createChartRepository(outside).find(id, language);
  if (!chart) throw new Error('The chart is not public.');
  return chart;
}

const boards = ['everyone', 'a platform', 'a country'] as const;
const places = [
  'first page',
  'page in the middle',
  'page around a member',
  'first page and own score',
] as const;

/** The pages of the boards of everyone, of a platform and of a country. */
const boardReads: Read[] = boards.flatMap((board) =>
  places.map((place): Read => [
    `${place}, ${board}`,
    async (database, measured, outside) => {
      const { after, userId, platform, country } = measured;
      return readChartBoard(database, {
        chart: await findChart(outside, measured),
        language,
        query: {
          size: 50,
          aroundMe: place === 'page around a member',
          withOwn: place === 'first page and own score',
          platform: board === 'a platform' ? platform : undefined,
          country: board === 'a country' ? country : undefined,
          before: undefined,
          after: place === 'page in the middle' ? after : undefined,
        },
        userId,
      });
    },
  ]),
);

export const chartReads: Read[] = [
  ...boardReads,
  [
    'rank of the median',
    async (database, { scoreId: id }) => readScore(database, { id, language }),
  ],
  [
    'timeline',
    async (database, measured, outside) =>
      readTimeline(database, {
        chart: await findChart(outside, measured),
        before: undefined,
        language,
      }),
  ],
  [
    'dry run',
    async (database, chart) =>
      predictScores(database, {
        userId: chart.userId,
        scores: [scoreOf(chart, Math.floor(chart.size / 2))],
        at: new Date(),
      }),
  ],
  [
    'other: page in the middle by OFFSET',
    async (database, { id, size }) =>
      sql`select s.* from scores s where s.chart_id = ${id} and s.ranked
        order by s.sort_key, s.changed_at, s.id offset ${size / 2} limit 51`.execute(database),
  ],
  [
    'other: rank of the median by a window function',
    async (database, { id, scoreId }) =>
      sql`select rank from (select id, rank() over (order by sort_key) as rank from scores
        where chart_id = ${id} and ranked) r where r.id = ${scoreId}`.execute(database),
  ],
];
