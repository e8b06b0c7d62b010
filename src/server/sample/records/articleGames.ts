import { Type, type Static } from '@sinclair/typebox';
import { checkSample, closed, keysOf, oneOf } from '../checkSample';
import games from '../data/articleGames.json';
import { chartNames, groupNames } from './chartNames';
import { Amount, amountOf, chart, column } from './sampleCharts';
import { sampleFormats } from './sampleFormats';
import type { SampleChart, SampleGame } from './sampleGame';
import { SampleNames } from './sampleNames';
import { gameFacts } from './samplePlatforms';

const format = oneOf(keysOf(sampleFormats));
const ChartFacts = Type.Object(
  {
    /** A key of `names.json`, or names of its own. */
    names: Type.Union([oneOf(keysOf(chartNames)), SampleNames]),
    format,
    /** The format of a second column, for equal values. */
    tieBreak: Type.Optional(format),
    players: Type.Integer({ minimum: 1 }),
    best: Amount,
    worst: Amount,
    /** Unless it is the usual one of the format. */
    step: Type.Optional(Type.Integer({ minimum: 1 })),
    retired: Type.Optional(Type.Literal(true)),
  },
  closed,
);
const GroupFacts = Type.Object(
  {
    slug: Type.String(),
    names: Type.Union([oneOf(keysOf(groupNames)), SampleNames]),
    charts: Type.Array(ChartFacts),
  },
  closed,
);
const GameFacts = Type.Object({ ...gameFacts, groups: Type.Array(GroupFacts) }, closed);

function toChart({
  names,
  format: first,
  tieBreak,
  players,
  best,
  worst,
  ...facts
}: Static<typeof ChartFacts>): SampleChart {
  const named = typeof names === 'string' ? chartNames[names] : names;
  const made = chart(named, first, players, [amountOf(best), amountOf(worst)]);
  const columns = tieBreak ? [...made.columns, column(tieBreak)] : made.columns;
  return { ...made, columns, ...facts };
}

/** The games the sample articles write about. */
export const articleGames: readonly SampleGame[] = checkSample(
  Type.Array(GameFacts),
  games,
  'articleGames.json',
).map((game) => ({
  ...game,
  groups: game.groups.map(({ names, charts, ...group }) => ({
    ...group,
    names: typeof names === 'string' ? groupNames[names] : names,
    charts: charts.map(toChart),
  })),
}));
