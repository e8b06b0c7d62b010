import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../limits';
import { paths } from '../paths';
import { unusualGrounds } from '../records/decisions';
import { confirmations, postOutcomes, postRefusals } from '../records/posting';
import { withEvidence } from './evidence';
import { closed, literals, nullable, pathOrId } from './valueTypes';

const safeInteger = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** A score to post. */
const ScoreRow = Type.Object(
  {
    chart: pathOrId(paths.charts),
    /** One for each column of the chart, in the smallest unit of its format. */
    values: Type.Array(safeInteger, { minItems: 1, maxItems: 8 }),
    platform: Type.Optional(nullable<string | number>(pathOrId(paths.platforms))),
    achievedOn: Type.Optional(
      nullable<string>(
        Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' }),
      ),
    ),
    /** A UUID that identifies the row: sent again, it gets the same result and changes nothing. */
    key: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    /** Its proof, sent together with it. */
    proof: Type.Optional(withEvidence({})),
    /** What the member has confirmed after a refusal that asks for it. */
    confirmed: Type.Optional(
      Type.Array(literals(confirmations), { maxItems: confirmations.length }),
    ),
  },
  closed,
);
export type ScoreRow = Static<typeof ScoreRow>;

/** `dryRun` stores nothing and says where each score would stand. */
export const ScoreBatch = Type.Object(
  {
    scores: Type.Array(ScoreRow, { minItems: 1, maxItems: limits.scoresPerBatch }),
    dryRun: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Where a score would stand on the board of everyone. */
const Prediction = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  tied: Type.Integer({ minimum: 1 }),
  of: Type.Integer({ minimum: 1 }),
  points: Type.Integer({ minimum: 0 }),
  /** The values of the first place of the other players, and of the next better place; null without one. */
  first: nullable<number[]>(Type.Array(Type.Integer())),
  next: nullable<number[]>(Type.Array(Type.Integer())),
  /** Whether the rule of its group would demand a proof, and none is sent with it. */
  mustBeProved: Type.Boolean(),
});
export type Prediction = Static<typeof Prediction>;

/** Why a value is asked back. */
const Doubt = Type.Object({
  grounds: literals(unusualGrounds),
  /** The values of the first place that it would take. */
  first: Type.Array(Type.Integer()),
});
type Doubt = Static<typeof Doubt>;

const PostResult = Type.Object({
  key: Type.String(),
  outcome: literals(postOutcomes),
  /** Of a refusal. */
  reason: nullable<(typeof postRefusals)[number]>(literals(postRefusals)),
  /** The reason in the reader’s language. */
  message: nullable<string>(Type.String()),
  /** The stored score; null after a refusal and in a dry run. */
  score: nullable<string>(Type.String()),
  scoreId: nullable<number>(Type.Integer()),
  /** Of a dry run; null for a score that would not rank. */
  prediction: nullable<Prediction>(Prediction),
  /** Of the refusal `confirmUnusual`. */
  doubt: nullable<Doubt>(Doubt),
});
export type PostResult = Static<typeof PostResult>;

/** One result for each row, in order. */
export const PostResults = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ScoreBatch'),
  results: Type.Array(PostResult),
});
export type PostResults = Static<typeof PostResults>;
