import type { SampleNames } from './sampleGame';

interface SamplePlatform {
  slug: string;
  names: SampleNames;
  maker: string;
}

/** What the sample games run on, in the order in which it appeared. */
export const samplePlatforms: readonly SamplePlatform[] = [
  {
    slug: 'arcade',
    names: {
      en: 'Arcade',
      it: 'Sala giochi',
      ja: 'アーケード',
      'pt-br': 'Fliperama',
      'zh-cn': '街机',
    },
    maker: '',
  },
  { slug: 'novacore', names: { en: 'Novacore', ja: 'ノヴァコア' }, maker: 'Minato Denshi' },
  {
    slug: 'desk-pc',
    names: {
      en: 'Desk PC',
      fr: 'PC de bureau',
      it: 'PC da scrivania',
      es: 'PC de escritorio',
      ja: 'デスクPC',
      'pt-br': 'PC de mesa',
      'zh-cn': '台式电脑',
    },
    maker: '',
  },
  { slug: 'orbit', names: { en: 'Orbit', ja: 'オービット' }, maker: 'Perihel' },
  {
    slug: 'pocket-lumen',
    names: { en: 'Pocket Lumen', ja: 'ポケットルーメン', 'zh-cn': '口袋流明' },
    maker: 'Perihel',
  },
  {
    slug: 'emulator',
    names: {
      en: 'Emulator',
      fr: 'Émulateur',
      it: 'Emulatore',
      es: 'Emulador',
      ja: 'エミュレーター',
      'pt-br': 'Emulador',
      'zh-cn': '模拟器',
    },
    maker: '',
  },
];

export const sampleSeries: readonly { slug: string; names: SampleNames }[] = [
  { slug: 'starlance', names: { en: 'Starlance', ja: 'スターランス' } },
  {
    slug: 'moss-kingdom',
    names: { en: 'Moss Kingdom', fr: 'Le Royaume de mousse', ja: '苔の王国', 'zh-cn': '苔藓王国' },
  },
  { slug: 'skyline', names: { en: 'Skyline Rally', ja: 'スカイラインラリー' } },
  { slug: 'neon', names: { en: 'Neon Circuit', ja: 'ネオンサーキット', 'zh-cn': '霓虹赛道' } },
  { slug: 'lumen', names: { en: 'Lumen Drift', fr: 'Dérive Lumen', ja: 'ルーメンドリフト' } },
  {
    slug: 'night-courier',
    names: { en: 'Night Courier', fr: 'Le Coursier de nuit', ja: '夜の配達人' },
  },
];
