import { chartProofs, chartStatuses } from '../../contract/records/catalogue';
import { scoreStates } from '../../contract/records/scoreStates';
import { boardOf, eventsOf, lastEvent } from './boardPages';
import { columnsFromWire } from './columnsFromWire';
import { proofRuleFromWire } from './proofRuleFromWire';
import {
  computed,
  count,
  flagUnlessFalse,
  from,
  idOfKind,
  list,
  moment,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';
import {
  countryFromWire,
  counts,
  isInteger,
  numberOrNull,
  place,
  positions,
} from './recordReaders';
import { referenceFields, referenceFromWire } from './referenceFromWire';
import { dateOrNull, idOf, textOrNull } from './typeGuards';

const idOfPath = reader((value) => idOf({ '@id': value }) ?? null, 'plain');

export const playerFromWire = object({
  id: idOfKind('playerId'),
  username: text('personName'),
  slug: text('personSlug'),
  country: countryFromWire,
});
/** Who holds a score; without a name once the account is deleted. */
export type Player = Read<typeof playerFromWire>;

export const valueFromWire = object({
  raw: reader((value) => (isInteger(value) ? value : undefined), 'plain'),
  text: computed((value) => textOrNull(value.text) ?? String(value.raw), 'published'),
});
/** A value of a score: the stored integer and the text to show. */
export type ScoreValue = Read<typeof valueFromWire>;

export const stateFromWire = oneOf(scoreStates, 'none');

const recordFromWire = object({
  player: playerFromWire,
  tied: place,
  values: positions(valueFromWire),
  at: from('changedAt', moment),
});

export const chartFields = {
  ...referenceFields,
  status: oneOf(chartStatuses, 'open'),
  proof: oneOf(chartProofs, 'any'),
  columns: columnsFromWire,
  scores: from('nbScore', count),
};

const ownPlaceFromWire = object({
  id: idOfKind('scoreId'),
  /** Null for a score that does not rank. */
  rank: numberOrNull('plain'),
  of: count,
  values: positions(valueFromWire),
  state: stateFromWire,
});

const listedChartFields = {
  ...chartFields,
  /** The first place; null without scores. */
  record: orNull(recordFromWire),
  /** The member’s own score; null without one, and if it was not asked for. */
  own: orNull(ownPlaceFromWire),
};
export const chartFromWire = object(listedChartFields);
export type ChartOverview = Read<typeof chartFromWire>;

export const gameChartFromWire = object({
  ...listedChartFields,
  /** The id of the group. */
  group: idOfPath,
});
/** A chart in the list of its game. */
export type GameChart = Read<typeof gameChartFromWire>;

export const chartDetailsFromWire = object({
  ...chartFields,
  game: referenceFromWire,
  group: referenceFromWire,
  platforms: list(referenceFromWire),
  previous: orNull(referenceFromWire),
  next: orNull(referenceFromWire),
  /** The id of the chart that continues this retired one. */
  mergedInto: idOfPath,
  /** Whether its places give points. */
  counts: flagUnlessFalse,
  /** Of its group. */
  proofRule: proofRuleFromWire,
});
export type ChartDetails = Read<typeof chartDetailsFromWire>;

/** The day of a score, else when it was posted. */
const achievedAt = computed(
  ({ achievedOn, changedAt }) => dateOrNull(achievedOn) ?? dateOrNull(changedAt),
  'dayOrMoment',
);

const scoreFields = {
  id: idOfKind('scoreId'),
  player: playerFromWire,
  rank: place,
  tied: place,
  of: count,
  points: count,
  values: positions(valueFromWire),
  platform: orNull(referenceFromWire),
  state: stateFromWire,
  at: achievedAt,
};
export const scoreFromWire = object(scoreFields);
export type BoardScore = Read<typeof scoreFromWire>;

export const totalFields = {
  points: count,
  gamePoints: count,
  medals: counts,
  cups: counts,
  badgePoints: count,
  badges: from('nbBadge', count),
  scores: from('nbScore', count),
  proved: from('nbProved', count),
};

/** The score of the member on a chart. */
const ownScoreFromWire = object({
  ...scoreFields,
  /** The values of the next better score; null at the first place. */
  next: reader(
    (value) => (Array.isArray(value) ? positions(valueFromWire)(value) : null),
    positions(valueFromWire).shown,
  ),
});
export type OwnBoardScore = Read<typeof ownScoreFromWire>;

const firstFromWire = object({ rank: place, values: positions(valueFromWire) });

export const scoresFromWire = boardOf(scoreFromWire, {
  /** The best score of the board, which gaps are to; null without scores, and in responses kept from before it was sent. */
  first: orNull(firstFromWire),
  /** How many scores of the chart do not rank. */
  unranked: count,
  /** The id of the score that the page is around, if it was asked for like that. */
  around: reader((value) => (isInteger(value) ? value : null), 'scoreId'),
  /** The member’s own score at its place among everyone; null without one, and if it was not asked for. */
  own: orNull(ownScoreFromWire),
  lastEvent,
});
const barFromWire = object({
  best: orNull(valueFromWire),
  worst: orNull(valueFromWire),
  count,
});
/** Scores of a chart with similar first values; without a best or a worst one, all that are better or worse. */
export type DistributionBar = Read<typeof barFromWire>;
export const distributionFromWire = eventsOf(barFromWire);

/** A page of the board of a chart. */
export type ScorePage = Read<typeof scoresFromWire>;
