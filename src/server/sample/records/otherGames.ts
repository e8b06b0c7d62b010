import { Type, type Static } from '@sinclair/typebox';
import { provedPlaces } from '../../../contract/records/proofRule';
import { checkSample, closed, keysOf, oneOf, time } from '../checkSample';
import games from '../data/otherGames.json';
import { chartNames, groupNames, stageName } from './chartNames';
import { chart, minutes } from './sampleCharts';
import type { SampleChart, SampleGame, SampleGroup } from './sampleGame';
import { gameFacts } from './samplePlatforms';

/** Sizes differ from chart to chart in a fixed pattern: many small charts and few large ones. */
const sizes = [62, 28, 11, 80, 42, 19, 116, 34, 6, 50, 24, 71];

function stages(count: number, size: number): SampleChart[] {
  return Array.from({ length: count }, (_, index) =>
    chart(stageName(index + 1), 'hundredths', sizes[(index + size) % sizes.length] ?? 12, [
      minutes(0, 41 + index * 3.7),
      minutes(2, 10 + index * 6),
    ]),
  );
}

/** By the kind of the game. */
const challenges = {
  race: (size: number) => [
    chart(chartNames.distance, 'distance', size, [1_284_600, 92_000]),
    chart(chartNames.streak, 'count', size - 8, [48, 2]),
  ],
  platformer: (size: number) => [
    chart(chartNames.score, 'points', size + 30, [982_400, 31_000]),
    chart(chartNames.completion, 'percentage', size, [10_000, 2_150]),
  ],
  shooter: (size: number) => [
    chart(chartNames.score, 'points', size + 70, [4_812_300, 22_000]),
    chart(chartNames.streak, 'count', size, [311, 6]),
  ],
  puzzle: (size: number) => [
    chart(chartNames.fewest, 'count', size, [23, 140]),
    { ...chart(chartNames.score, 'points', size + 12, [612_500, 9_800]), step: 50 },
  ],
  management: (size: number) => [
    chart(chartNames.earnings, 'money', size, [9_214_550, 118_000]),
    chart(chartNames.heaviest, 'weight', size - 10, [48_200_000, 1_900_000]),
  ],
  sports: (size: number) => [
    chart(chartNames.javelin, 'distance', 23, [1_140, 210]),
    chart(chartNames.hundredMetres, 'milliseconds', size, [9_871, 16_400]),
  ],
};

const GameFacts = Type.Object(
  {
    ...gameFacts,
    kind: oneOf(keysOf(challenges)),
    status: Type.Optional(oneOf(['draft', 'closed'])),
    /** What must be proved of the extra stages. */
    proofRule: Type.Optional(
      Type.Object({ places: oneOf(provedPlaces), from: Type.Integer(), since: time }, closed),
    ),
  },
  closed,
);

function game({ kind, proofRule, ...facts }: Static<typeof GameFacts>, index: number): SampleGame {
  const groups: SampleGroup[] = [
    { slug: 'stages', names: groupNames.stages, charts: stages(15, index) },
    {
      slug: 'challenges',
      names: groupNames.challenges,
      charts: challenges[kind](24 + ((index * 7) % 40)),
    },
    {
      slug: 'full-game',
      names: groupNames.fullGame,
      charts: [
        chart(chartNames.anyPercent, 'seconds', 31, [minutes(61, 12), minutes(190, 0)]),
        chart(chartNames.complete, 'seconds', 12, [minutes(148, 40), minutes(420, 0)]),
      ],
    },
  ];
  if (index % 4 === 0) {
    groups.push({
      slug: 'extra',
      names: groupNames.extra,
      charts: stages(6, index + 3),
      dlc: true,
      ...(proofRule && { proofRule }),
    });
  }
  if (index % 5 === 1) {
    const charts = [chart(chartNames.streak, 'count', 14, [99, 3])];
    groups.push({ slug: 'fun', names: groupNames.fun, charts, unranked: true });
  }
  return { ...facts, groups };
}

/** Games that no article mentions; one is closed and one is a draft, which has no scores. */
export const otherGames: readonly SampleGame[] = checkSample(
  Type.Array(GameFacts),
  games,
  'otherGames.json',
).map(game);
