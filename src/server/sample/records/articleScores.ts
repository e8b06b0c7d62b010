import { Type, type Static } from '@sinclair/typebox';
import { checkSample, closed, day } from '../checkSample';
import scores from '../data/scores.json';
import { Amount, amountOf } from './sampleCharts';

const ScoreFacts = Type.Object(
  {
    rank: Type.Integer({ minimum: 1 }),
    player: Type.String(),
    amount: Amount,
    on: Type.Optional(day),
    state: Type.Optional(Type.Literal('proof_waiting')),
  },
  closed,
);

/** A score an article states: its player, place and amount, and the date where it is known. */
export type ArticleScore = Omit<Static<typeof ScoreFacts>, 'amount'> & { amount: number };

/** By the slugs of the game and the chart, best first. */
export const articleScores: Readonly<Record<string, readonly ArticleScore[]>> = Object.fromEntries(
  Object.entries(
    checkSample(Type.Record(Type.String(), Type.Array(ScoreFacts)), scores, 'scores.json'),
  ).map(([key, known]) => [
    key,
    known.map((score) => ({ ...score, amount: amountOf(score.amount) })),
  ]),
);
