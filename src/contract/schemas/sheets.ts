import { Type, type Static } from '@sinclair/typebox';
import { ChartSummary } from './charts';
import { GameReference, GroupReference, PlatformReference, ProofRule } from './games';
import { scoreFields } from './scoreFields';
import { nullable, nullableMoment } from './valueTypes';

/** The member's own score of a chart. */
const OwnScore = Type.Object({
  id: Type.Integer(),
  values: scoreFields.values,
  platform: scoreFields.platform,
  state: scoreFields.state,
  achievedOn: scoreFields.achievedOn,
  /** Until when it has to be proved; null for one that need not be, and while a proof waits. */
  dueAt: nullableMoment,
});
type OwnScore = Static<typeof OwnScore>;

const SheetChart = Type.Composite([
  ChartSummary,
  Type.Object({ own: nullable<OwnScore>(OwnScore) }),
]);

const SheetGroup = Type.Composite([
  GroupReference,
  Type.Object({ proofRule: nullable<ProofRule>(ProofRule), charts: Type.Array(SheetChart) }),
]);

/** Everything a member needs to post scores of a game: its charts with the scores they have. */
export const ScoreSheet = Type.Object({
  '@context': Type.String(),
  '@id': Type.String(),
  '@type': Type.Literal('ScoreSheet'),
  game: GameReference,
  /** Whether the game takes scores. */
  open: Type.Boolean(),
  platforms: Type.Array(PlatformReference),
  /** Of the member's latest score of the game. */
  platform: nullable<number>(Type.Integer()),
  /** The country that boards show beside the member’s name; ISO 3166-1 alpha-2. */
  country: nullable<string>(Type.String()),
  /** The member has so many unproved scores that scores are taken only with their proof; null for fewer. */
  unprovedLimit: nullable<number>(Type.Integer()),
  groups: Type.Array(SheetGroup),
});
export type ScoreSheet = Static<typeof ScoreSheet>;
