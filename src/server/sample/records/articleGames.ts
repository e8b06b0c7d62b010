import { chartNames, groupNames } from './chartNames';
import { chart, column, minutes } from './sampleCharts';
import type { SampleGame, SampleGroup } from './sampleGame';

const group = (
  names: SampleGroup['names'],
  slug: string,
  charts: SampleGroup['charts'],
): SampleGroup => ({ names, slug, charts });

/** The games the sample articles write about. */
export const articleGames: readonly SampleGame[] = [
  {
    slug: 'starlance',
    names: { en: 'Starlance', ja: 'スターランス' },
    platforms: ['arcade', 'novacore', 'emulator'],
    series: 'starlance',
    since: 2003,
    groups: [
      group(groupNames.challenges, 'scores', [
        chart(chartNames.score, 'points', 1040, [1_302_400, 4_150]),
        chart('Endless', 'points', 64, [10_004_370, 310_000]),
        { ...chart('50 Hz', 'points', 95, [1_284_300, 21_000]), step: 50 },
        chart('Emulator', 'points', 120, [1_061_200, 9_000]),
      ]),
    ],
  },
  {
    slug: 'deep-signal',
    names: { en: 'Deep Signal', ja: 'ディープシグナル' },
    platforms: ['arcade', 'novacore'],
    since: 2003,
    groups: [
      group({ en: 'Arcade', ja: 'アーケード' }, 'arcade', [
        chart('One coin', 'points', 90, [999_990, 12_000]),
        chart('Time to 999,990', 'seconds', 4, [minutes(178, 20), minutes(221, 16)]),
        { ...chart('Silent Dive', 'points', 206, [288_400, 3_150]), step: 50 },
      ]),
      group({ en: 'Home version', fr: 'Version domestique', ja: '家庭用' }, 'home-version', [
        chart('One torpedo', 'points', 142, [88_140, 6_000]),
        chart('Trench Four, single hull', 'points', 38, [326_040, 40_000]),
      ]),
    ],
  },
  {
    slug: 'iron-ferry',
    names: { en: 'Iron Ferry', fr: 'Iron Ferry', ja: 'アイアンフェリー' },
    platforms: ['arcade'],
    since: 2005,
    groups: [
      group({ en: 'Cabinet', fr: 'Borne', ja: '筐体' }, 'cabinet', [
        { ...chart('High tide', 'points', 11, [3_240_500, 2_980_000]), step: 50 },
        { ...chart('Normal tide', 'points', 107, [2_712_600, 1_480_000]), step: 50 },
        { ...chart('Twelve Crossings', 'points', 74, [1_241_300, 210_000]), step: 50 },
        chart('Endless drive', 'points', 41, [3_412_070, 188_000]),
        { ...chart('Night crossing, one boat', 'points', 33, [91_200, 14_000]), step: 50 },
        {
          ...chart('Reverse gear, no passengers', 'hundredths', 1, [
            minutes(2, 41.7),
            minutes(2, 41.8),
          ]),
          step: 100,
        },
      ]),
    ],
  },
  {
    slug: 'hexfall',
    names: { en: 'Hexfall', ja: 'ヘックスフォール', 'zh-cn': '六角坠落' },
    platforms: ['arcade', 'orbit', 'pocket-lumen'],
    since: 2008,
    groups: [
      group(groupNames.challenges, 'scores', [
        { ...chart(chartNames.score, 'points', 180, [3_431_900, 42_000]), step: 50 },
        chart('Cascade, five minutes', 'points', 25, [418_220, 88_600]),
        {
          ...chart(chartNames.scoreThenTime, 'points', 46, [999_999, 120_000]),
          columns: [column('points'), column('seconds')],
          step: 1,
        },
      ]),
    ],
  },
  {
    slug: 'moss-kingdom',
    names: { en: 'Moss Kingdom', fr: 'Le Royaume de mousse', ja: '苔の王国', 'zh-cn': '苔藓王国' },
    platforms: ['novacore', 'pocket-lumen'],
    series: 'moss-kingdom',
    since: 2004,
    groups: [
      group(groupNames.fullGame, 'full-game', [
        chart(chartNames.score, 'points', 160, [321_300, 18_000]),
        chart(chartNames.anyPercent, 'hundredths', 88, [minutes(94, 11.2), minutes(180, 0)]),
        chart('All lanterns, relay', 'seconds', 12, [minutes(123, 51), minutes(160, 0)]),
      ]),
      group(groupNames.timeAttack, 'time-attack', [
        { ...chart('Fern Bridge', 'hundredths', 60, [minutes(1, 2.4), minutes(1, 58)]), step: 400 },
        { ...chart('Fern Gate', 'hundredths', 52, [minutes(0, 57.6), minutes(1, 44)]), step: 400 },
      ]),
    ],
  },
  {
    slug: 'skyline-rally',
    names: { en: 'Skyline Rally', ja: 'スカイラインラリー' },
    platforms: ['novacore', 'orbit'],
    series: 'skyline',
    since: 2006,
    groups: [
      group(groupNames.timeAttack, 'stages', [
        chart('Water Tower', 'hundredths', 140, [minutes(6, 41.23), minutes(9, 20)]),
        chart('Col des Brumes', 'hundredths', 118, [minutes(4, 12.08), minutes(6, 30)]),
        {
          ...chart('Canal Street, 50 Hz', 'hundredths', 40, [minutes(3, 1.2), minutes(4, 30)]),
          step: 20,
        },
        chart('Canal Street, 60 Hz', 'hundredths', 44, [minutes(2, 31.1), minutes(3, 50)]),
      ]),
    ],
  },
  {
    slug: 'neon-circuit',
    names: { en: 'Neon Circuit', ja: 'ネオンサーキット', 'zh-cn': '霓虹赛道' },
    platforms: ['arcade', 'orbit'],
    series: 'neon',
    since: 2005,
    groups: [
      group(groupNames.timeAttack, 'courses', [
        chart('Harbour Loop', 'hundredths', 150, [minutes(1, 31.42), minutes(2, 40)]),
        {
          ...chart('Harbour Loop, old timing', 'hundredths', 31, [
            minutes(1, 33.5),
            minutes(2, 44),
          ]),
          retired: true,
        },
        chart('Night Ring', 'hundredths', 96, [minutes(2, 3.9), minutes(3, 30)]),
        { ...chart('One coin', 'points', 82, [6_418_200, 240_000]), step: 50 },
      ]),
    ],
  },
  {
    slug: 'lumen-drift',
    names: { en: 'Lumen Drift', fr: 'Dérive Lumen', ja: 'ルーメンドリフト' },
    platforms: ['orbit', 'pocket-lumen'],
    series: 'lumen',
    since: 2014,
    groups: [
      group(groupNames.timeAttack, 'three-laps', [
        chart('Lantern Bay', 'hundredths', 460, [minutes(1, 38.9), minutes(2, 40)]),
        chart('Copper Beach', 'hundredths', 130, [minutes(1, 52.4), minutes(3, 0)]),
        chart('Reed Harbour', 'hundredths', 92, [minutes(1, 47.3), minutes(2, 50)]),
      ]),
      group({ en: 'Mirrored cup', fr: 'Coupe miroir', ja: 'ミラーカップ' }, 'mirrored-cup', [
        chart('Cup total', 'hundredths', 36, [minutes(11, 58.43), minutes(15, 40)]),
        chart('Mirrored Lantern Bay', 'hundredths', 34, [minutes(2, 54.11), minutes(4, 0)]),
        chart('Mirrored Glass Orchard', 'hundredths', 34, [minutes(3, 1.36), minutes(4, 10)]),
        chart('Mirrored Low Tide', 'hundredths', 34, [minutes(2, 57.02), minutes(4, 0)]),
        chart('Mirrored Aurora Pass', 'hundredths', 34, [minutes(3, 5.94), minutes(4, 10)]),
      ]),
    ],
  },
  {
    slug: 'night-courier',
    names: { en: 'Night Courier', fr: 'Le Coursier de nuit', ja: '夜の配達人' },
    platforms: ['orbit', 'desk-pc'],
    series: 'night-courier',
    since: 2010,
    groups: [
      group(groupNames.challenges, 'challenges', [
        chart('Letters delivered unseen', 'count', 110, [341, 12]),
        {
          ...chart('Rooftop route', 'hundredths', 64, [minutes(14, 38.1), minutes(24, 0)]),
          step: 100,
        },
        {
          ...chart('Upper town, loads removed', 'hundredths', 48, [
            minutes(23, 29.4),
            minutes(38, 0),
          ]),
          step: 100,
        },
      ]),
    ],
  },
  {
    slug: 'velvet-cue',
    names: { en: 'Velvet Cue', fr: 'Queue de velours', ja: 'ベルベットキュー' },
    platforms: ['arcade', 'novacore'],
    since: 2007,
    groups: [
      group(groupNames.challenges, 'tables', [
        { ...chart('Longest run', 'points', 78, [1_847, 60]), step: 1 },
        { ...chart('Ninety seconds', 'points', 118, [640, 22]), step: 1 },
      ]),
    ],
  },
  {
    slug: 'orchard-tycoon',
    names: { en: 'Orchard Tycoon', fr: 'Le Roi du verger', ja: '果樹園タイクーン' },
    platforms: ['novacore', 'desk-pc'],
    since: 2005,
    groups: [
      group(groupNames.challenges, 'seasons', [
        { ...chart('Full season', 'money', 56, [26_840_000, 900_000]), step: 100 },
        chart('Ten harvests', 'count', 44, [8_412_300, 410_000]),
        chart('Largest fortune', 'count', 30, [2_750_118_400, 96_000_000]),
      ]),
    ],
  },
  {
    slug: 'paper-samurai',
    names: { en: 'Paper Samurai', ja: '紙の侍', fr: 'Samouraï de papier', 'zh-cn': '纸武士' },
    platforms: ['orbit', 'arcade'],
    since: 2011,
    groups: [
      group(groupNames.challenges, 'survival', [
        chart(chartNames.streak, 'count', 98, [112, 3]),
        chart('Ten duels', 'hundredths', 70, [minutes(4, 2.1), minutes(9, 0)]),
      ]),
    ],
  },
];
