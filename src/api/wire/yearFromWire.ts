import { playerFromWire } from './boardFromWire';
import { achievedOn, playerScoreFromWire, unrankedPlayerFromWire } from './playerFromWire';
import {
  count,
  flag,
  from,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  type Read,
} from './readers';
import { counts, place } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const day = needed(achievedOn);

const totalsFromWire = object({
  points: count,
  gamePoints: count,
  /** First places alone, then places 1 to 3. */
  medals: counts,
  scores: from('nbScore', count),
  proved: from('nbProved', count),
});
/** What a player had before a year or at its end. */
export type YearTotals = Read<typeof totalsFromWire>;

const rankFromWire = object({ day, rank: place, exact: flag });

const monthFromWire = object({ month: place, posts: count, rank: orNull(rankFromWire) });

const gameFromWire = object({ game: needed(referenceFromWire), posts: count, started: flag });

const reignFromWire = object({
  game: needed(referenceFromWire),
  chart: needed(referenceFromWire),
  since: needed(moment),
  /** Null while it is held. */
  until: moment,
  days: count,
});

export const yearFromWire = object({
  player: playerFromWire,
  year: count,
  state: oneOf(['running', 'over'], 'over'),
  /** Its last day, or today. */
  until: day,
  /** In which the player posted, the latest first. */
  years: counts,
  created: count,
  improved: count,
  corrected: count,
  proofsAccepted: count,
  nbGame: count,
  nbStarted: count,
  games: list(gameFromWire),
  months: list(monthFromWire),
  busiestDay: orNull(object({ day, posts: count })),
  before: orNull(totalsFromWire),
  after: orNull(totalsFromWire),
  bestRank: orNull(rankFromWire),
  firsts: needed(object({ taken: count, kept: count, longest: orNull(reignFromWire) })),
  best: orNull(playerScoreFromWire),
  unranked: orNull(unrankedPlayerFromWire),
});
/** What a player did in a year. */
export type YearReview = Read<typeof yearFromWire>;
