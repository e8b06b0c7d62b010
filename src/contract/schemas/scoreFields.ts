import { Type } from '@sinclair/typebox';
import { scoreStates } from '../records/scoreStates';
import { PlatformReference } from './games';
import { literals, moment, nullable } from './valueTypes';

/** A value of a score, as the stored number and as text in the reader’s language. */
export const ScoreValue = Type.Object({ raw: Type.Integer(), text: Type.String() });

/** What a player claims, and how far its proof is. */
export const scoreContent = {
  /** One for each column. */
  values: Type.Array(ScoreValue),
  platform: nullable<PlatformReference>(PlatformReference),
  state: literals(scoreStates),
  achievedOn: nullable<string>(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
};

/** What every list shows of a score. */
export const scoreFields = {
  /** How many scores the board has. */
  of: Type.Integer({ minimum: 0 }),
  /** On the board of everyone. */
  points: Type.Integer({ minimum: 0 }),
  ...scoreContent,
  changedAt: moment,
};
