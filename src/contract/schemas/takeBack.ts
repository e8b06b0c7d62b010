import { Type, type Static } from '@sinclair/typebox';
import {
  decisionNoteLength,
  decisionReasons,
  ownWithdrawalReasons,
  rerankReasons,
  unrankReasons,
  withdrawalReasons,
  type DecisionReason,
} from '../records/decisions';
import { unrankedCauses } from '../records/unrankedCauses';
import { Collection } from './collection';
import { RowNumber } from './ids';
import { Player } from './players';
import { scoreContent } from './scoreFields';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

/** Words of the staff beside the reason; everyone can read them. */
const note = Type.Optional(Type.String({ maxLength: decisionNoteLength }));

/** Optional for the score’s player; the staff needs a reason. `revision` is that of the score as it was seen. */
export const ScoreWithdrawal = Type.Union([
  Type.Object(
    {
      reason: Type.Optional(
        literals([...new Set([...ownWithdrawalReasons, ...withdrawalReasons])]),
      ),
      note,
      revision: Type.Optional(RowNumber),
    },
    closed,
  ),
  Type.Null(),
]);
export type ScoreWithdrawal = NonNullable<Static<typeof ScoreWithdrawal>>;

export const PlayerRankingChange = Type.Object(
  {
    ranked: Type.Boolean(),
    reason: literals([...new Set([...unrankReasons, ...rerankReasons])]),
    note,
  },
  closed,
);
export type PlayerRankingChange = Static<typeof PlayerRankingChange>;

/** Why a score does not rank. */
export const Unranked = Type.Object({
  cause: literals(unrankedCauses),
  /** Null where the history of the score says it. */
  since: nullableMoment,
  reason: nullable<DecisionReason>(literals(decisionReasons)),
  note: nullable<string>(Type.String()),
});
export type Unranked = Static<typeof Unranked>;

/** A score that does not rank, below the board of its chart. */
export const UnrankedScore = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('UnrankedScore'),
  id: Type.Integer(),
  player: Player,
  ...scoreContent,
  changedAt: moment,
  cause: Unranked.properties.cause,
});
export type UnrankedScore = Static<typeof UnrankedScore>;
export const UnrankedScoreCollection = Collection(UnrankedScore);
