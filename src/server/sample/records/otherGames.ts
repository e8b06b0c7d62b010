import { chartNames, groupNames, stageName } from './chartNames';
import { chart, minutes } from './sampleCharts';
import type { SampleChart, SampleGame, SampleGroup, SampleNames } from './sampleGame';

type Kind = 'race' | 'platformer' | 'shooter' | 'puzzle' | 'management' | 'sports';

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

const challenges: Record<Kind, (size: number) => SampleChart[]> = {
  race: (size) => [
    chart(chartNames.distance, 'distance', size, [1_284_600, 92_000]),
    chart(chartNames.streak, 'count', size - 8, [48, 2]),
  ],
  platformer: (size) => [
    chart(chartNames.score, 'points', size + 30, [982_400, 31_000]),
    chart(chartNames.completion, 'percentage', size, [10_000, 2_150]),
  ],
  shooter: (size) => [
    chart(chartNames.score, 'points', size + 70, [4_812_300, 22_000]),
    chart(chartNames.streak, 'count', size, [311, 6]),
  ],
  puzzle: (size) => [
    chart(chartNames.fewest, 'count', size, [23, 140]),
    { ...chart(chartNames.score, 'points', size + 12, [612_500, 9_800]), step: 50 },
  ],
  management: (size) => [
    chart(chartNames.earnings, 'money', size, [9_214_550, 118_000]),
    chart(chartNames.heaviest, 'weight', size - 10, [48_200_000, 1_900_000]),
  ],
  sports: (size) => [
    chart(
      {
        en: 'Javelin',
        fr: 'Javelot',
        it: 'Giavellotto',
        es: 'Jabalina',
        ja: 'やり投げ',
        'pt-br': 'Dardo',
        'zh-cn': '标枪',
      },
      'distance',
      23,
      [1_140, 210],
    ),
    chart(
      {
        en: '100 metres',
        fr: '100 mètres',
        it: '100 metri',
        es: '100 metros',
        ja: '100メートル',
        'pt-br': '100 metros',
        'zh-cn': '100 米',
      },
      'milliseconds',
      size,
      [9_871, 16_400],
    ),
  ],
};

type Facts = [
  slug: string,
  names: SampleNames,
  kind: Kind,
  since: number,
  platforms: string,
  series?: string,
];

function game([slug, names, kind, since, platforms, series]: Facts, index: number): SampleGame {
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
    });
  }
  if (index % 5 === 1) {
    const charts = [chart(chartNames.streak, 'count', 14, [99, 3])];
    groups.push({ slug: 'fun', names: groupNames.fun, charts, unranked: true });
  }
  return { slug, names, since, platforms: platforms.split(' '), groups, ...(series && { series }) };
}

const facts: Facts[] = [
  [
    'starlance-ii',
    { en: 'Starlance II', ja: 'スターランスII' },
    'shooter',
    2006,
    'novacore',
    'starlance',
  ],
  [
    'starlance-zero',
    { en: 'Starlance Zero', ja: 'スターランス ゼロ' },
    'shooter',
    2013,
    'orbit',
    'starlance',
  ],
  [
    'moss-kingdom-2',
    { en: 'Moss Kingdom 2', fr: 'Le Royaume de mousse 2', ja: '苔の王国2', 'zh-cn': '苔藓王国2' },
    'platformer',
    2009,
    'novacore orbit',
    'moss-kingdom',
  ],
  [
    'moss-kingdom-tides',
    { en: 'Moss Kingdom Tides', fr: 'Le Royaume de mousse : Marées', ja: '苔の王国 潮騒' },
    'platformer',
    2019,
    'orbit pocket-lumen',
    'moss-kingdom',
  ],
  [
    'skyline-rally-alpine',
    { en: 'Skyline Rally Alpine', ja: 'スカイラインラリー アルペン' },
    'race',
    2012,
    'orbit',
    'skyline',
  ],
  [
    'neon-circuit-2',
    { en: 'Neon Circuit 2', ja: 'ネオンサーキット2' },
    'race',
    2010,
    'orbit desk-pc',
    'neon',
  ],
  [
    'lumen-drift-relay',
    { en: 'Lumen Drift Relay', fr: 'Dérive Lumen : Relais', ja: 'ルーメンドリフト リレー' },
    'race',
    2020,
    'orbit',
    'lumen',
  ],
  [
    'night-courier-dawn',
    { en: 'Night Courier: Dawn', fr: 'Le Coursier de nuit : l’aube', ja: '夜の配達人 暁' },
    'platformer',
    2017,
    'orbit desk-pc',
    'night-courier',
  ],
  [
    'tin-orchestra',
    { en: 'Tin Orchestra', fr: 'L’Orchestre de fer-blanc', es: 'La orquesta de hojalata' },
    'puzzle',
    2008,
    'pocket-lumen',
  ],
  ['salt-and-signal', { en: 'Salt and Signal' }, 'shooter', 2011, 'novacore desk-pc'],
  [
    'paper-harbour',
    { en: 'Paper Harbour', ja: '紙の港', fr: 'Port-papier' },
    'puzzle',
    2015,
    'orbit pocket-lumen',
  ],
  ['quarry-kings', { en: 'Quarry Kings', it: 'I re della cava' }, 'management', 2007, 'desk-pc'],
  [
    'freight-moon',
    { en: 'Freight Moon', ja: 'フレイトムーン', 'zh-cn': '货运月球' },
    'management',
    2016,
    'desk-pc orbit',
  ],
  [
    'summer-field-days',
    { en: 'Summer Field Days', fr: 'Jeux d’été', 'pt-br': 'Jogos de verão' },
    'sports',
    2004,
    'novacore',
  ],
  ['copper-comet', { en: 'Copper Comet', ja: '銅の彗星' }, 'shooter', 2005, 'arcade'],
  ['glass-alley', { en: 'Glass Alley', es: 'Callejón de cristal' }, 'puzzle', 2013, 'arcade orbit'],
  ['hollow-express', { en: 'Hollow Express', fr: 'L’Express creux' }, 'race', 2018, 'orbit'],
  [
    'bramble-fox',
    { en: 'Bramble Fox', ja: 'いばらのキツネ', fr: 'Renard des ronces' },
    'platformer',
    2022,
    'orbit pocket-lumen',
  ],
];

const statuses: Record<string, 'closed' | 'draft'> = {
  'quarry-kings': 'closed',
  'bramble-fox': 'draft',
};

/** Games that no article mentions; one is closed and one is a draft, which has no scores. */
export const otherGames: readonly SampleGame[] = facts.map((entry, index) => {
  const made = game(entry, index);
  const status = statuses[made.slug];
  return status ? { ...made, status } : made;
});
