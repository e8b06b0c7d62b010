import { Type, type Static } from '@sinclair/typebox';
import { yearRules } from '../records/playerYears';
import { GameReference, reference } from './games';
import { Player, PlayerScore, UnrankedPlayer } from './players';
import { literals, moment, nullable, nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });
const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const year = Type.Integer({ minimum: yearRules.first, maximum: 9999 });

/** What a player had. */
const YearTotals = Type.Object({
  points: count,
  gamePoints: count,
  /** First places alone, then places 1 to 3. */
  medals: Type.Array(count, { minItems: 4, maxItems: 4 }),
  nbScore: count,
  nbProved: count,
});
export type YearTotals = Static<typeof YearTotals>;

const YearRank = Type.Object({
  /** At whose end. */
  day,
  rank: Type.Integer({ minimum: 1 }),
  /** Whether it is not estimated, as behind the first 200 places. */
  exact: Type.Boolean(),
});
export type YearRank = Static<typeof YearRank>;

const YearMonth = Type.Object({
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  /** How many values were posted. */
  posts: count,
  /** By points at the end of its last kept day; null if none was kept, and for a player who was not ranked. */
  rank: nullable<YearRank>(YearRank),
});

const YearGame = Type.Object({
  game: GameReference,
  posts: count,
  /** Whether the player had not posted there before. */
  started: Type.Boolean(),
});

const YearReign = Type.Object({
  game: GameReference,
  chart: reference('Chart'),
  since: moment,
  /** Null while the player holds it. */
  until: nullableMoment,
  /** Whole ones. */
  days: count,
});
export type YearReign = Static<typeof YearReign>;

const BusiestDay = Type.Object({ day, posts: Type.Integer({ minimum: 1 }) });

/** What a player did in a year, all of UTC. */
export const PlayerYear = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerYear'),
  player: Player,
  year,
  state: literals(['running', 'over']),
  /** Its last day, or today. */
  until: day,
  /** In which the player posted, the latest first. */
  years: Type.Array(year),
  /** Charts that were new to the player, values that were better, and values that replaced a better one. */
  created: count,
  improved: count,
  corrected: count,
  proofsAccepted: count,
  /** In how many games something was posted, and how many of them were new to the player. */
  nbGame: count,
  nbStarted: count,
  /** Those with most. */
  games: Type.Array(YearGame, { maxItems: yearRules.games }),
  /** From January on; of a running year up to this month. */
  months: Type.Array(YearMonth, { maxItems: 12 }),
  /** Null if no day of the player was kept. */
  busiestDay: nullable<Static<typeof BusiestDay>>(BusiestDay),
  /** What the player had before it and at its end; null if that was not kept. */
  before: nullable<YearTotals>(YearTotals),
  after: nullable<YearTotals>(YearTotals),
  /** By points: the best of the months, or of any day if that is the best rank ever. */
  bestRank: nullable<YearRank>(YearRank),
  /** First places taken, 1,000 of which are counted, and how many of these the player had at its end. */
  firsts: Type.Object({
    taken: Type.Integer({ minimum: 0, maximum: yearRules.firsts }),
    kept: Type.Integer({ minimum: 0, maximum: yearRules.firsts }),
    /** Null without any on a chart that readers see. */
    longest: nullable<YearReign>(YearReign),
  }),
  /** Among the 200 scores posted last in the year, and not improved after it, the one whose place gives most points now. */
  best: nullable<PlayerScore>(PlayerScore),
  /** Null for a player who ranks. */
  unranked: nullable<UnrankedPlayer>(UnrankedPlayer),
});
export type PlayerYear = Static<typeof PlayerYear>;
