import { Type, type Static } from '@sinclair/typebox';
import { visitBoards, visitEvents, visitRules } from '../records/visits';
import { GameReference, reference } from './games';
import { Player } from './players';
import { literals, moment, nullable, nullableMoment } from './valueTypes';

const rank = Type.Integer({ minimum: 1 });

/** The place of the member in a ranking of all players, and at the end of the last visit. */
const VisitPlace = Type.Object({
  board: literals(visitBoards),
  /** What the ranking compares. */
  count: Type.Integer({ minimum: 0 }),
  rank,
  /** How many players the ranking has. */
  of: rank,
  /** How much more it is than then, and the rank then; null if the member was in no ranking then. */
  gained: nullable<number>(Type.Integer()),
  rankBefore: nullable<number>(rank),
});
export type VisitPlace = Static<typeof VisitPlace>;

const ChartReference = reference('Chart');

/** What happened since the last visit: how often, and the latest of it. */
const VisitChange = Type.Object({
  event: literals(visitEvents),
  count: Type.Integer({ minimum: 1, maximum: visitRules.counted }),
  /** Present if it happened more often than is counted. */
  more: Type.Optional(Type.Literal(true)),
  at: moment,
  game: GameReference,
  /** Null of a badge. */
  chart: nullable<Static<typeof ChartReference>>(ChartReference),
  /** The score that was decided about; null of places and badges. */
  score: nullable<number>(Type.Integer()),
  /** Who has the lost first place now; null of everything else, and if no score is left. */
  player: nullable<Player>(Player),
});
export type VisitChange = Static<typeof VisitChange>;

/** What changed for a member since the last visit. */
export const VisitChanges = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('VisitChanges'),
  /** The end of the last visit; null during the first one. */
  since: nullableMoment,
  /** Empty for a member without ranked scores. */
  places: Type.Array(VisitPlace),
  changes: Type.Array(VisitChange),
});
export type VisitChanges = Static<typeof VisitChanges>;
