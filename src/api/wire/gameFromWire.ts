import { sourcesFromWire } from './articleFromWire';
import { proofRuleFromWire } from './proofRuleFromWire';
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
  proofRule: proofRuleFromWire,
  charts: from('nbChart', count),
  scores: from('nbScore', count),
};
const groupOverviewFromWire = object(groupFields);
export type GroupOverview = Read<typeof groupOverviewFromWire>;

const rulesFromWire = object({ text: needed(published), locale });
/** The rules of a game, with the language they are in. */
export type Rules = Read<typeof rulesFromWire>;

export const groupFromWire = object({
  ...groupFields,
  game: referenceFromWire,
  /** Whether the game takes scores. */
  open: flagUnlessFalse,
  rules: orNull(rulesFromWire),
});
export type Group = Read<typeof groupFromWire>;

export const gameDetailsFromWire = object({
  ...gameFields,
  rules: orNull(rulesFromWire),
  groups: list(groupOverviewFromWire),
});
export type GameDetails = Read<typeof gameDetailsFromWire>;
