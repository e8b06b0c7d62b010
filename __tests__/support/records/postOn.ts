import { postScores } from '../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../src/server/platform/database/tables';
import { scoreToPost } from './scoreToPost';

interface Post {
  userId: number;
  chart: number;
  amount: number;
  at: string;
}

/** Posts one value of a member on a chart. */
export const postOn = async (database: Database, { userId, chart, amount, at }: Post) =>
  postScores(database, {
    userId,
    scores: [scoreToPost(chart, { amounts: [amount], confirmed: ['worse', 'zero', 'unusual'] })],
    at: new Date(at),
  });
