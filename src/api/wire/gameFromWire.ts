import { sourcesFromWire } from './articleFromWire';
import {
  count,
  flag,
  flagUnlessFalse,
  from,
  list,
  locale,
  needed,
  object,
  orNull,
  published,
  reader,
  type Read,
} from './readers';
import { referenceFields, referenceFromWire } from './referenceFromWire';

const gameFields = {
  ...referenceFields,
  /** Takes no new scores. */
  closed: from(
    'status',
    reader((status) => status === 'closed', 'plain'),
  ),
  series: orNull(referenceFromWire),
  platforms: list(referenceFromWire),
  pictureSources: sourcesFromWire,
  charts: from('nbChart', count),
  scores: from('nbScore', count),
  proved: from('nbProved', count),
  players: from('nbPlayer', count),
};
export const gameFromWire = object(gameFields);
export type GameOverview = Read<typeof gameFromWire>;

const groupFields = {
  ...referenceFields,
  dlc: flag,
  ranked: flagUnlessFalse,
  charts: from('nbChart', count),
  scores: from('nbScore', count),
};
const groupOverviewFromWire = object(groupFields);
export type GroupOverview = Read<typeof groupOverviewFromWire>;

export const groupFromWire = object({ ...groupFields, game: referenceFromWire });
export type Group = Read<typeof groupFromWire>;

export const gameDetailsFromWire = object({
  ...gameFields,
  rules: orNull(object({ text: needed(published), locale })),
  groups: list(groupOverviewFromWire),
});
export type GameDetails = Read<typeof gameDetailsFromWire>;
